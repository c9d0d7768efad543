export { hasShape, type KeptFields } from './kept-fields'
export { forgetFiles, keepFile, readFiles } from './kept-files'
export { keptOwnerOf } from './kept-owner'
export {
  claimKept,
  eraseKept,
  followErasure,
  type KeptOwner,
  type KeptPlace,
  type KeptValue,
  keepsAny,
  keptPlace,
  newestAddress,
} from './kept-values'
export { deviceStorage, keepText, tabStorage } from './storage'
export { isId, isListOf, isRecord } from './stored-checks'
export { useKeep } from './use-keep'
export { useKeptLine } from './use-kept-line'
export { useKeptOwner, useWorkOwner } from './use-kept-owner'
export { useKeptState } from './use-kept-state'
export { useKeptValue } from './use-kept-value'

export { claimKept, eraseKept, type KeptOwner, keptPlace, newestAddress } from './kept-values'
export { isId, isListOf, isRecord } from './stored-checks'
export { useKeptOwner, useWorkOwner } from './use-kept-owner'
export { useKeptState } from './use-kept-state'

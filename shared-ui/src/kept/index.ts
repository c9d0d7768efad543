export {
  claimKept,
  eraseKept,
  type KeptOwner,
  type KeptPlace,
  type KeptValue,
  keptPlace,
  newestAddress,
} from './kept-values'
export { useKeptOwner, useWorkOwner } from './use-kept-owner'
export { type KeptState, useKeptState } from './use-kept-state'

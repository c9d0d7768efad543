export { claimKept, eraseKept, type KeptOwner, type KeptPlace, type KeptValue, keptPlace } from './kept-values'
export { useKeptOwner } from './use-kept-owner'

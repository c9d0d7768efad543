export type { ListEngine } from './engine/list-engine'
export type { ListView } from './engine/list-view'
export { useListEngine } from './engine/use-list-engine'
export { withoutEntries } from './rules/apply-operations'
export { deviceUserId } from './rules/device-user'
export { boughtChange, isOwnBought, ownBoughtChange, stillToBuy } from './rules/line-state'
export type {
  ListEntry,
  ListOperation,
  MarketItem,
  OwnLine,
  ShoppingList,
} from './rules/list-types'

export { AddToList } from './AddToList'
export { AddToListIcon } from './AddToListIcon'
export type { ListItem } from './list-item'
export { useWaitingItems } from './waiting-items'

export { addWaitingItems } from 'shared-ui/list-items'

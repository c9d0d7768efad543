export { addWaitingItems as send } from 'shared-ui/list-items'

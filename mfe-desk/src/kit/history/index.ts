export { deskHistory, toldHistory } from './desk-history'
export { History } from './History'

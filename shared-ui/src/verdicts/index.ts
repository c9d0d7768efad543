export { VerdictActions } from './VerdictActions'
export { VerdictPanel } from './VerdictPanel'

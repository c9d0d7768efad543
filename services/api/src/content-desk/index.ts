export { contentDeskCalls } from './calls/content-desk.calls'
export { type ChangedItem, NO_CHANGES, toldInPart } from './rules/imported-changes'
export { inState, publishDueContent, raiseRevision, settleStates } from './store/state.store'
export { findWithdrawnAddresses, isWithdrawn } from './store/withdrawn.store'

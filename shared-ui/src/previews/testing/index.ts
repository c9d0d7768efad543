export { deskItem, deskPoll, poll, pollDraft, popup, question, survey } from './drafts'
export { placeDocumentData, registry } from './site-registry'

export { ShareActions } from './components/ShareActions'
export { SharedListPart } from './shared-list-part'

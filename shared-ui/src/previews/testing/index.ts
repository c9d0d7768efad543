export { placeDocumentData, registry } from './site-registry'

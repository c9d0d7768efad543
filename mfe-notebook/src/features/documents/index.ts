export { DocumentList } from './DocumentList'
export { documentsQuery, useDocuments } from './documents-query'

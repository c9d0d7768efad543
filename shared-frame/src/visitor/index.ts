export { createVisitorData, type VisitorDataStore } from './create-visitor-data'

/** For tests: values that are costly to make, kept for the processes to come, and the project's own content among them. */
export { freezeDeeply } from './freeze-deeply'
export { type KeyParts, openPreparedStore, type PreparedStore, preparedKey } from './prepared-store'
export { CONTENT_SOURCES, contentKey, realMenuSnapshot, realReviews, realRows } from './real-content'

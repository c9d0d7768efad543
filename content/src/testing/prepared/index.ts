/** For tests: values that are costly to make, kept for the processes to come, and the project's own content among them. */
export { freezeDeeply } from './freeze-deeply'
export { openPreparedStore, preparedKey } from './prepared-store'
export { realMenuSnapshot, realReviews, realRows } from './real-content'

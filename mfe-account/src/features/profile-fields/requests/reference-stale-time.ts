/** Reference lists change only with the content: fetched once and reused as long as the document lives. */
export const REFERENCE_STALE_TIME = Number.POSITIVE_INFINITY

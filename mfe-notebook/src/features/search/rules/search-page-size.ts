/** Results on a page of one kind. */
export const SEARCH_PAGE_SIZE = 12

/** Results of each kind where both are shown. */
export const PREVIEW_SIZE = 5

/** The longest page that the API gives, and the first page's number. */
export const PAGE_SIZE_MAX = 50
export const FIRST_PAGE_NUMBER = 1

/** How many articles stand where. */
export const articleCounts = {
  latest: 4,
  mostViewed: 4,
  mostViewedInNotebook: 2,
  otherArticles: 5,
  /** Beside the nutrition, health-check and tool pages, at most. */
  besideTools: 5,
} as const

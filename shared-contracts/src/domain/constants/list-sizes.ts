/** The longest page that the API gives; pages are counted from 1. */
export const PAGE_SIZE_MAX = 50

/** How many articles stand where. */
export const articleCounts = {
  latest: 4,
  mostViewed: 4,
  mostViewedInNotebook: 2,
  otherArticles: 5,
  /** Beside the nutrition, health-check and tool pages, at most. */
  besideTools: 5,
} as const

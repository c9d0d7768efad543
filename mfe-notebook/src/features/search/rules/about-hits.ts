/** Results of a page: those about the keyword, and those that only mention its words. */
export interface SplitHits<T> {
  readonly about: readonly T[]
  readonly mentions: readonly T[]
}

/**
 * @param aboutCount how many of all results are about the keyword; they stand first
 * @param before how many results stand on the pages before
 */
export function splitHits<T>(items: readonly T[], aboutCount: number, before: number): SplitHits<T> {
  const here = Math.max(0, aboutCount - before)
  return { about: items.slice(0, here), mentions: items.slice(here) }
}

/** Views that one user may add in a day; a reader has fewer, a script more. */
const MAX_A_DAY = 200
/** Entries kept in memory; when it is full, counting starts again for everybody. */
const MAX_ENTRIES = 500_000

/**
 * Who was counted today, in the memory of this process alone: the database keeps daily counts, never who read what (rule
 * "most viewed" in docs/product/articles.md).
 */
export interface RecentViews {
  /** Whether this is the user's first view of the item on that day and within the day's limit. It counts from now on. */
  isNew(userId: number, item: string, day: string): boolean
}

/** Several processes each count a user's view once a day: good enough for counts, and nothing has to be stored. */
export function createRecentViews(maxADay = MAX_A_DAY, maxEntries = MAX_ENTRIES): RecentViews {
  let today = ''
  let entries = 0
  const seen = new Map<number, Set<string>>()
  return {
    isNew(userId, item, day) {
      if (day !== today || entries >= maxEntries) {
        seen.clear()
        entries = 0
        today = day
      }
      const own = seen.get(userId) ?? new Set<string>()
      seen.set(userId, own)
      if (own.has(item) || own.size >= maxADay) return false
      own.add(item)
      entries += 1
      return true
    },
  }
}

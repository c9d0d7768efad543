/** Looks that one user may add in a day; a reader has fewer, a script more. */
const MOST_A_DAY = 200
/** Entries kept in memory; when it is full everybody begins anew. */
const MOST_ENTRIES = 500_000

/** Who was counted today, in the memory of this process alone: the database keeps daily counts, never who read what (DECISIONS 40). */
export interface CountedLooks {
  /** Whether this look is the user's first at the item on that day and within the day's limit. It counts from now on. */
  isNew(userId: number, item: string, day: string): boolean
}

/** Several processes each count a user's look once a day: good enough for counts, and nothing has to be stored. */
export function createCountedLooks(mostADay = MOST_A_DAY, mostEntries = MOST_ENTRIES): CountedLooks {
  let today = ''
  let entries = 0
  const seen = new Map<number, Set<string>>()
  return {
    isNew(userId, item, day) {
      if (day !== today || entries >= mostEntries) {
        seen.clear()
        entries = 0
        today = day
      }
      const own = seen.get(userId) ?? new Set<string>()
      seen.set(userId, own)
      if (own.has(item) || own.size >= mostADay) return false
      own.add(item)
      entries += 1
      return true
    },
  }
}

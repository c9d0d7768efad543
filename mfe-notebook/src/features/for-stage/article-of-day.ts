import { type CalendarDay, daysBetween, parseCalendarDay } from 'shared-contracts/ages'

const FIRST = parseCalendarDay('2026-01-01')

/** One of a list, another one each day; undefined for an empty list. */
export function articleOfDay<A>(articles: readonly A[], today: CalendarDay): A | undefined {
  if (FIRST === null || articles.length === 0) return undefined
  const count = articles.length
  return articles[((daysBetween(FIRST, today) % count) + count) % count]
}

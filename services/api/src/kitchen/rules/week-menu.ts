import { type CalendarDay, daysBetween, parseCalendarDay, startOfWeek } from 'shared-contracts/ages'

/** A Monday from which weeks are counted. */
const FIRST_MONDAY = parseCalendarDay('2024-01-01')

/** Which of several week menus is the current one: they take turns, a calendar week each (Monday to Sunday). */
export function inTurn<T>(menus: readonly T[], today: CalendarDay): T | undefined {
  if (FIRST_MONDAY === null || menus.length === 0) return undefined
  const weeks = daysBetween(FIRST_MONDAY, startOfWeek(today)) / 7
  return menus[((weeks % menus.length) + menus.length) % menus.length]
}

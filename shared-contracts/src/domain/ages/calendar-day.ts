declare const calendarDayBrand: unique symbol

/**
 * A day of the calendar in Asia/Ho_Chi_Minh, `YYYY-MM-DD`. Ages count such days, never instants, so that a
 * child is as old on the server as on the phone. Days compare with `<` and `>` as texts.
 */
export type CalendarDay = string & { readonly [calendarDayBrand]: true }

const DAY_MS = 86_400_000
/** Viet Nam keeps UTC+7 all year; clocks have not been changed since 1975. */
const VIETNAM_OFFSET_MS = 7 * 3_600_000

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  // Engines roll 30 February over to March instead of refusing it; a day that is none at all is NaN, which equals nothing.
  return instant.getUTCDate() === Number(text.slice(8))
}

/** The day that the text states; null when it states none. */
export function parseCalendarDay(text: string): CalendarDay | null {
  return isCalendarDay(text) ? text : null
}

/** The day that a clock in Viet Nam shows at this instant. Throws `RangeError` outside the years 0 to 9999. */
export function calendarDayOf(instant: Date): CalendarDay {
  return dayAt(instant.getTime() + VIETNAM_OFFSET_MS)
}

/** What the clock in Viet Nam shows at this instant, `HH:mm`. */
export function clockTimeOf(instant: Date): string {
  return new Date(instant.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(11, 16)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (midnight(to) - midnight(from)) / DAY_MS
}

/** The day `days` later; earlier when negative. Throws `RangeError` outside the years 0 to 9999. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayAt(midnight(day) + days * DAY_MS)
}

/** Completed months: the birthday of a month counts. A child of 31 January is one month old on 1 March, not before. */
export function completedMonths(birth: CalendarDay, on: CalendarDay): number {
  const from = partsOf(birth)
  const to = partsOf(on)
  return (to.year - from.year) * 12 + to.month - from.month - (to.date < from.date ? 1 : 0)
}

export function isFutureDay(day: CalendarDay, today: CalendarDay): boolean {
  return day > today
}

/** Year, month (1–12) and date of a day. */
export function partsOf(day: CalendarDay): { readonly year: number; readonly month: number; readonly date: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) }
}

/** Day of the week, 1 Monday to 7 Sunday: the week starts on Monday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(midnight(day)).getUTCDay() || 7
}

/** The Monday of the day's week. */
export function startOfWeek(day: CalendarDay): CalendarDay {
  return addDays(day, 1 - weekdayOf(day))
}

function midnight(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayAt(utcMs: number): CalendarDay {
  const text = new Date(utcMs).toISOString().slice(0, 10)
  if (!isCalendarDay(text)) throw new RangeError(`No calendar day: ${text}`)
  return text
}

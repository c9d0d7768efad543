import {
  type CalendarDay,
  calendarDayOf,
  clockTimeOf,
  daysBetween,
  parseCalendarDay,
  weekdayOf,
} from '../ages/calendar-day'

const WEEKDAYS = ['thứ hai', 'thứ ba', 'thứ tư', 'thứ năm', 'thứ sáu', 'thứ bảy', 'chủ nhật'] as const

/** "01/06/2025" */
export function formatDay(day: CalendarDay): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** "chủ nhật, 01/06/2025" */
export function formatDayWithWeekday(day: CalendarDay): string {
  return `${weekdayName(day)}, ${formatDay(day)}`
}

/** "thứ hai" to "chủ nhật" */
export function weekdayName(day: CalendarDay): string {
  return WEEKDAYS[weekdayOf(day) - 1] ?? ''
}

/** "tháng 6/2025" */
export function formatMonth(day: CalendarDay): string {
  return `tháng ${Number(day.slice(5, 7))}/${day.slice(0, 4)}`
}

/** "09:30, 01/06/2025" on a clock in Viet Nam. */
export function formatInstant(instant: Date): string {
  return `${clockTimeOf(instant)}, ${formatDay(calendarDayOf(instant))}`
}

/** The day that "1/6/2025" or "01/06/2025" states; null when there is no such day. */
export function parseDay(text: string): CalendarDay | null {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3})$/.exec(text.trim()) ?? []
  return parseCalendarDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
}

/** "hôm nay", "hôm qua", "3 ngày trước" within a week, otherwise the date. */
export function formatRelativeDay(day: CalendarDay, today: CalendarDay): string {
  const ago = daysBetween(day, today)
  if (ago === 0) return 'hôm nay'
  if (ago === 1) return 'hôm qua'
  return ago > 1 && ago <= 7 ? `${ago} ngày trước` : formatDay(day)
}

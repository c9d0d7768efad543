import { type CalendarDay, weekdayOf } from '../ages/calendar-day'

/** Days of a week menu, Monday to Sunday. */
export const dayCodes = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'] as const
export type DayCode = (typeof dayCodes)[number]

export const dayTitles: Readonly<Record<DayCode, string>> = {
  N1: 'Thứ hai',
  N2: 'Thứ ba',
  N3: 'Thứ tư',
  N4: 'Thứ năm',
  N5: 'Thứ sáu',
  N6: 'Thứ bảy',
  N7: 'Chủ nhật',
}

export function isDayCode(code: string): code is DayCode {
  return dayCodes.some((dayCode) => dayCode === code)
}

/** The code of a calendar day's weekday. */
export function dayCodeOf(day: CalendarDay): DayCode {
  return dayCodes[weekdayOf(day) - 1] ?? 'N7'
}

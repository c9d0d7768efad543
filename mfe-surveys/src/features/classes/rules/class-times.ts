import { calendarDayOf, clockTimeOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'

/** "9:00 – 11:00", by the clock in Viet Nam. */
export function timeSpan(startAt: string, endAt: string): string {
  return `${clockOf(startAt)} – ${clockOf(endAt)}`
}

/** "21:00, 04/12/2026", by the clock in Viet Nam. */
export function momentOf(instant: string): string {
  return `${clockOf(instant)}, ${formatDay(dayOf(instant))}`
}

export function dayOf(instant: string) {
  return calendarDayOf(new Date(instant))
}

function clockOf(instant: string): string {
  return clockTimeOf(new Date(instant)).replace(/^0/, '')
}

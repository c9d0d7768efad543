import { calendarDayOf, clockTimeOf } from 'shared-contracts/ages'

/** "9:00 – 11:00", by the clock in Viet Nam. */
export function timeSpan(startAt: string, endAt: string): string {
  return `${clockOf(startAt)} – ${clockOf(endAt)}`
}

export function dayOf(instant: string) {
  return calendarDayOf(new Date(instant))
}

function clockOf(instant: string): string {
  return clockTimeOf(new Date(instant)).replace(/^0/, '')
}

import { type CalendarDay, calendarDayOf, clockTimeOf } from 'shared-contracts/ages'

/** Day and time of an instant by the clock in Viet Nam, "08:30"; an instant that is null has neither. */
export function dayAndTime(instant: string | null): { readonly day: CalendarDay | null; readonly time: string } {
  if (instant === null) return { day: null, time: '' }
  const at = new Date(instant)
  return { day: calendarDayOf(at), time: clockTimeOf(at) }
}

/** "8:30", "08.30", "8h30", "8 giờ" and "0830" as "08:30"; null: no time of a day. */
export function parseTime(text: string): string | null {
  const typed = text.trim().replace(/^(\d{2})(\d{2})$/, '$1:$2')
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:\s*(?:[:.h]|giờ)\s*(\d{2})?)?$/i.exec(typed) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** The instant at which clocks in Viet Nam show day and time. */
export function instantOf(day: CalendarDay, time: string): string {
  return new Date(`${day}T${time}:00+07:00`).toISOString()
}

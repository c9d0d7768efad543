import { calendarDayOf, clockTimeOf } from 'shared-contracts/ages'
import { formatDayWithWeekday, formatInstant } from 'shared-contracts/formats'
import { cancellableUntil } from './class-times'

interface ToldClass {
  readonly title: string
  readonly startAt: Date
  readonly endAt: Date
  readonly place: string
  readonly demo: boolean
}

/** "09:00 – 11:00, thứ bảy, 12/12/2026", by the clock in Viet Nam. */
export function classTime({ startAt, endAt }: Pick<ToldClass, 'startAt' | 'endAt'>): string {
  return `${clockTimeOf(startAt)} – ${clockTimeOf(endAt)}, ${formatDayWithWeekday(calendarDayOf(startAt))}`
}

/** The title; of a class that is made up, with that. */
export function classTitle({ title, demo }: Pick<ToldClass, 'title' | 'demo'>): string {
  return demo ? `${title} (lớp minh họa, chưa phải lịch học thật)` : title
}

/** What mails about a class tell of it. */
export function classValues(
  told: ToldClass,
): Readonly<Record<'title' | 'time' | 'place' | 'cancellableUntil', string>> {
  return {
    title: classTitle(told),
    time: classTime(told),
    place: told.place,
    cancellableUntil: formatInstant(cancellableUntil(told.startAt)),
  }
}

import { TZDate } from '@date-fns/tz'
import ical, { ICalEventStatus } from 'ical-generator'
import { SITE_NAME } from 'shared-contracts/constants'
import { classTitle } from './class-words'

const TIME_ZONE = 'Asia/Ho_Chi_Minh'
/** Viet Nam keeps UTC+7 all year; clocks have not been changed since 1975. */
const TIME_ZONE_COMPONENT = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19750613T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

export interface CalendarClass {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly startAt: Date
  readonly endAt: Date
  readonly place: string
  readonly demo: boolean
  readonly revision: number
  readonly changedAt: Date
  readonly cancelledAt: Date | null
}

/**
 * A class as a calendar file (RFC 5545). Its UID never changes and its SEQUENCE rises with every change, so that
 * a calendar replaces what it has; a cancelled class says so. It tells of the class alone, never of who comes.
 * @param pageAddress the full address of the class's page
 */
export function classCalendar(told: CalendarClass, pageAddress: string): string {
  const host = URL.canParse(pageAddress) ? new URL(pageAddress).hostname : 'localhost'
  const calendar = ical({
    prodId: { company: SITE_NAME, product: 'Cooking classes', language: 'VI' },
    // Without a name of its own: moments that stand in UTC (DTSTAMP) would be written in that zone.
    timezone: { name: null, generator: () => TIME_ZONE_COMPONENT },
  })
  calendar.createEvent({
    id: `cooking-class-${told.id}@${host}`,
    sequence: told.revision - 1,
    stamp: told.changedAt,
    lastModified: told.changedAt,
    timezone: TIME_ZONE,
    start: new TZDate(told.startAt, TIME_ZONE),
    end: new TZDate(told.endAt, TIME_ZONE),
    summary: classTitle(told),
    description: [told.summary, pageAddress].filter((line) => line !== '').join('\n'),
    location: told.place,
    url: pageAddress,
    status: told.cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  })
  return calendar.toString()
}

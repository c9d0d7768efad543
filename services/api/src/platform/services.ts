import { type CalendarDay, calendarDayOf } from 'shared-contracts/ages'
import type { RevisionWatch } from './content-revision/revision.store'
import type { Database } from './database/open-database'

/** What every capability works with; a capability that needs more extends it. */
export interface Services {
  readonly database: Database
  readonly revision: RevisionWatch
  now(): Date
  /** The calendar day in Viet Nam. */
  today(): CalendarDay
  /** A site for trying (`DEMONSTRATION`). */
  readonly demonstration: boolean
}

export function createServices(
  database: Database,
  revision: RevisionWatch,
  now: () => Date,
  demonstration = false,
): Services {
  return { database, revision, now, today: () => calendarDayOf(now()), demonstration }
}

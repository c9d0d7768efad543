import type { Kysely } from 'kysely'
import type { CalendarDay } from 'shared-contracts/ages'
import type { Tables } from '../platform/database/tables'
import type { Services } from '../platform/services'

/** What surveys ask of the accounts; each asks within the transaction that it is given. */
export interface SurveyAccess {
  /** Object types of the user and of the children, today; the user's own first. */
  objectTypesOf(query: Kysely<Tables>, userId: number, today: CalendarDay): Promise<readonly number[]>
  /** Whether the user's latest word on health data is yes. */
  hasHealthConsent(query: Kysely<Tables>, userId: number): Promise<boolean>
}

export interface SurveyServices extends Services {
  readonly surveys: SurveyAccess
}

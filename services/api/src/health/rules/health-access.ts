import type { CalendarDay } from 'shared-contracts/ages'
import type { Sex } from 'shared-contracts/growth'

/** What health checks ask of the accounts. */
export interface HealthAccess {
  /** The child if it is this user's; null for another's and for one that does not exist. */
  childOf(userId: number, childId: number): Promise<OwnChild | null>
  /** Whether the user's latest word on health data is yes. */
  hasHealthConsent(userId: number): Promise<boolean>
}

export interface OwnChild {
  readonly dayOfBirth: CalendarDay
  /** Null: not told yet; growth can't be judged without. */
  readonly sex: Sex | null
}

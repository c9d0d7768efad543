import type { CalendarDay } from 'shared-contracts/ages'
import type { ParsedBody } from 'shared-contracts/calls'
import type { AssessedChild } from 'shared-contracts/growth'

/** A child as far as growth asks. */
export type ChildFacts = AssessedChild

/** What was measured at one visit; null: not measured or not known. */
export type ChildMeasures = Omit<
  ParsedBody<'HealthCheck/CheckOtherChildHealth'>,
  'gender' | 'dayOfBirth' | 'checkDate' | 'confirmed'
>

export interface ChildVisit extends ChildMeasures {
  readonly checkDate: CalendarDay
}

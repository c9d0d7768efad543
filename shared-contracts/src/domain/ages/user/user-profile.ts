import type { CalendarDay } from '../calendar-day'
import { type MotherObjectTypeId, STAFF_OBJECT_TYPE_ID } from '../object-type-id'
import { isPastTerm, motherObjectTypeId, type PregnancyRecord, pregnancyDaysOn } from '../pregnancy'
import type { MotherStatus } from './mother-status'
import { caresForChildren, isMother, type UserType, userTypes } from './user-types'

/** What the user told of herself or himself. */
export interface UserFacts {
  readonly userType: UserType
  readonly motherStatus: MotherStatus | null
  /** Null when the weeks are not known. */
  readonly pregnancy: PregnancyRecord | null
  readonly numberOfChildren: number
}

/** What follows from it today. Each child has an object type of its own. */
export interface UserProfile {
  readonly objectTypeId: MotherObjectTypeId | typeof STAFF_OBJECT_TYPE_ID
  /** Days of pregnancy today; null when not pregnant or not known. */
  readonly pregnancyDays: number | null
  /** Advice for nursing mothers is shown only here: object type 4 also holds carers and unfinished profiles. */
  readonly isNursing: boolean
  readonly profileComplete: boolean
  /** Past 287 days: the profile asks whether the child was born. */
  readonly askWhetherBorn: boolean
  /** Whose profile the pages start on. */
  readonly startsOn: 'self' | 'child'
}

/** What follows from a profile today (see docs/product/accounts.md). */
export function userProfile(facts: UserFacts, today: CalendarDay): UserProfile {
  const { userType, motherStatus, pregnancy } = facts
  const mother = isMother(userType)
  const days = mother && motherStatus === 'Pregnance' && pregnancy !== null ? pregnancyDaysOn(pregnancy, today) : null
  const isNursing = mother && motherStatus === 'NursingMother'
  return {
    objectTypeId: userType === userTypes.medicalStaff ? STAFF_OBJECT_TYPE_ID : motherObjectTypeId(days ?? 0),
    pregnancyDays: days,
    isNursing,
    profileComplete:
      (!mother || isNursing || days !== null) && (!caresForChildren(userType) || facts.numberOfChildren > 0),
    askWhetherBorn: days !== null && isPastTerm(days),
    startsOn: userType === userTypes.babySitter ? 'child' : 'self',
  }
}

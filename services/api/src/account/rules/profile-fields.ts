import { type CalendarDay, isMother, parseMotherStatus, type UserType } from 'shared-contracts/ages'
import {
  type RuleResult,
  validateBirthYear,
  validateChildBirthDay,
  validateChildrenCount,
  validatePregnancyDays,
  validatePregnancyWeeks,
} from 'shared-contracts/validation'
import type { UserChange } from '../store/user.store'

export interface ChildOnWire {
  readonly id?: number
  readonly fullName?: string
  readonly dayOfBirth: string
  readonly gender?: 0 | 1
}

/** What mothers and carers tell of themselves; left out: stays as it is. */
export interface ProfileOnWire {
  readonly userType?: UserType
  readonly motherStatus?: 1 | 2 | 'Pregnance' | 'NursingMother'
  readonly pregnancyWeeks?: number
  readonly pregnancyDayInWeek?: number
  readonly dayOfBirth?: string
  readonly children?: readonly ChildOnWire[]
}

/** Messages by field for what the rules of SPEC.md §9 refuse. */
export function profileProblems(profile: ProfileOnWire, today: CalendarDay): Readonly<Record<string, RuleResult>> {
  const { pregnancyWeeks, pregnancyDayInWeek, children = [] } = profile
  const year = birthYearOf(profile.dayOfBirth)
  return {
    pregnancyWeeks: pregnancyWeeks === undefined ? null : validatePregnancyWeeks(pregnancyWeeks),
    pregnancyDayInWeek: pregnancyDayInWeek === undefined ? null : validatePregnancyDays(pregnancyDayInWeek),
    dayOfBirth: year === null ? null : validateBirthYear(year, today),
    children: validateChildrenCount(children.length),
    ...Object.fromEntries(
      children.map((child, index) => [`children.${index}.dayOfBirth`, validateChildBirthDay(child.dayOfBirth, today)]),
    ),
  }
}

/**
 * The profile as columns. Weeks are kept with today's date (DECISIONS 5) and only while the mother is pregnant; the status
 * follows from the weeks where it isn't stated.
 */
export function profileColumns(profile: ProfileOnWire, userType: UserType, today: CalendarDay): UserChange {
  const change: UserChange = {}
  const { pregnancyWeeks, pregnancyDayInWeek, dayOfBirth } = profile
  if (dayOfBirth !== undefined) change.birth_year = birthYearOf(dayOfBirth)
  const stated = parseMotherStatus(profile.motherStatus)
  const status = stated ?? (pregnancyWeeks === undefined ? null : 'Pregnance')
  if (!isMother(userType)) return { ...change, mother_status: null, ...noPregnancy }
  if (status === 'NursingMother') return { ...change, mother_status: 2, ...noPregnancy }
  if (status === 'Pregnance') change.mother_status = 1
  if (pregnancyWeeks !== undefined) {
    change.pregnancy_weeks = pregnancyWeeks
    change.pregnancy_day_in_week = pregnancyDayInWeek ?? 0
    change.pregnancy_as_of = today
  }
  return change
}

const noPregnancy = { pregnancy_weeks: null, pregnancy_day_in_week: null, pregnancy_as_of: null } as const

/**
 * The year of a date or a year on the wire; null for none, which the wire also writes as year 1 (DECISIONS 42); NaN, which no
 * rule lets pass, for what is neither.
 */
function birthYearOf(dayOfBirth: string | undefined): number | null {
  const text = dayOfBirth?.trim() ?? ''
  if (text === '') return null
  const year = /^(\d{4})(-\d{2}-\d{2})?$/.exec(text)?.[1]
  return year === '0001' ? null : Number(year)
}

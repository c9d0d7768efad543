import { type CalendarDay, isMother, parseMotherStatus, type UserType } from 'shared-contracts/ages'
import { birthYearOf, type ProfileOnWire } from '../rules/profile-fields'
import type { UserChange } from './user.store'

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

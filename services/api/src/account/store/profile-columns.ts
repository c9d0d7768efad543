import { type CalendarDay, isMother, parseMotherStatus, type UserType } from 'shared-contracts/ages'
import { birthYearOf, type ProfileOnWire } from '../rules/profile-fields'
import type { UserChange } from './user.store'

/**
 * The profile as columns. Weeks are kept with today's date and only while the mother is pregnant; the status
 * follows from the weeks where it isn't stated.
 */
export function profileColumns(profile: ProfileOnWire, userType: UserType, today: CalendarDay): UserChange {
  const change: UserChange = {}
  const { pregnancyWeeks, pregnancyDayInWeek, dayOfBirth } = profile
  if (dayOfBirth !== undefined) change.birthYear = birthYearOf(dayOfBirth)
  const stated = parseMotherStatus(profile.motherStatus)
  const status = stated ?? (pregnancyWeeks === undefined ? null : 'Pregnance')
  if (!isMother(userType)) return { ...change, motherStatus: null, ...noPregnancy }
  if (status === 'NursingMother') return { ...change, motherStatus: 2, ...noPregnancy }
  if (status === 'Pregnance') change.motherStatus = 1
  if (pregnancyWeeks !== undefined) {
    change.pregnancyWeeks = pregnancyWeeks
    change.pregnancyDayInWeek = pregnancyDayInWeek ?? 0
    change.pregnancyAsOf = today
  }
  return change
}

const noPregnancy = { pregnancyWeeks: null, pregnancyDayInWeek: null, pregnancyAsOf: null } as const

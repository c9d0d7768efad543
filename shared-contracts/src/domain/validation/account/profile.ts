import { addDays, type CalendarDay, partsOf } from '../../ages/calendar-day'
import {
  childrenCountOptions,
  followedWeekOptions,
  pregnancyDayOptions,
  pregnancyWeekOptions,
} from '../../constants/profile-options'
import { type RuleResult, validationMessages } from '../messages'
import { validateBirthDay } from './birth-day'

/** Completed weeks of pregnancy, 1–40. */
export function validatePregnancyWeeks(weeks: number): RuleResult {
  if (!Number.isInteger(weeks)) return validationMessages.entryWhole
  return pregnancyWeekOptions.includes(weeks) ? null : validationMessages.pregnancyWeeks
}

/** Completed weeks of pregnancy in which a weighing is logged, 1–42. */
export function validateFollowedWeeks(weeks: number): RuleResult {
  if (!Number.isInteger(weeks)) return validationMessages.entryWhole
  return followedWeekOptions.includes(weeks) ? null : validationMessages.followedWeeks
}

/** Days into the next week, 0–6. */
export function validatePregnancyDays(days: number): RuleResult {
  if (!Number.isInteger(days)) return validationMessages.entryWhole
  return pregnancyDayOptions.includes(days) ? null : validationMessages.pregnancyDays
}

const FIRST_BIRTH_YEAR = 1960

/** A user's year of birth: 1960 to the present. */
export function validateBirthYear(year: number, today: CalendarDay): RuleResult {
  return year >= FIRST_BIRTH_YEAR && year <= partsOf(today).year ? null : validationMessages.birthYear
}

/** Children join up to the day they turn six: their year may be any of the last six. */
export function validateChildBirthDay(dayOfBirth: string, today: CalendarDay): RuleResult {
  const wrong = validateBirthDay(dayOfBirth, today)
  if (wrong !== null) return wrong
  return dayOfBirth < addDays(today, -SIX_YEARS_DAYS) ? validationMessages.childBirthDay : null
}

const SIX_YEARS_DAYS = 6 * 366

export const CHILDREN_MAX = childrenCountOptions.length

/** How many children an account holds: at most five. */
export function validateChildrenCount(count: number): RuleResult {
  return count <= CHILDREN_MAX ? null : validationMessages.tooManyChildren
}

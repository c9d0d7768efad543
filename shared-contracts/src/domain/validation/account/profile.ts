import { type CalendarDay, parseCalendarDay, partsOf } from '../../ages/calendar-day'
import {
  childrenCountOptions,
  childYearOptions,
  pregnancyDayOptions,
  pregnancyWeekOptions,
  registrationYearOptions,
} from '../../constants/profile-options'
import { type RuleResult, validationMessages } from '../messages'
import { validateBirthDay } from './birth-day'

/** Completed weeks of pregnancy, 1–40. */
export function validatePregnancyWeeks(weeks: number): RuleResult {
  if (!Number.isInteger(weeks)) return validationMessages.entryWhole
  return pregnancyWeekOptions.includes(weeks) ? null : validationMessages.pregnancyWeeks
}

/** The same where a mother is weighed: whoever is past week 40 is told whom to see, or where to say that the child was born. */
export function validateWeighingWeeks(weeks: number): RuleResult {
  return weeks > LAST_WEEK && Number.isInteger(weeks)
    ? validationMessages.weighingPastDue
    : validatePregnancyWeeks(weeks)
}

const LAST_WEEK = pregnancyWeekOptions.at(-1) ?? 0

/** Days into the next week, 0–6. */
export function validatePregnancyDays(days: number): RuleResult {
  if (!Number.isInteger(days)) return validationMessages.entryWhole
  return pregnancyDayOptions.includes(days) ? null : validationMessages.pregnancyDays
}

/** A user's year of birth: 1960 to the present. */
export function validateBirthYear(year: number, today: CalendarDay): RuleResult {
  return registrationYearOptions(today).includes(year) ? null : validationMessages.birthYear
}

/** Children join when they were born in one of the last six years: whoever is younger than five was. */
export function validateChildBirthDay(dayOfBirth: string, today: CalendarDay): RuleResult {
  const wrong = validateBirthDay(dayOfBirth, today)
  if (wrong !== null) return wrong
  const day = parseCalendarDay(dayOfBirth)
  return day !== null && childYearOptions(today).includes(partsOf(day).year) ? null : validationMessages.childBirthDay
}

export const CHILDREN_MAX = childrenCountOptions.length

/** How many children an account holds: at most five. */
export function validateChildrenCount(count: number): RuleResult {
  return count <= CHILDREN_MAX ? null : validationMessages.tooManyChildren
}

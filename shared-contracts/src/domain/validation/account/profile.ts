import { type CalendarDay, parseCalendarDay, partsOf } from '../../ages/calendar-day'
import {
  childrenCountOptions,
  childYearOptions,
  pregnancyDayOptions,
  pregnancyWeekOptions,
  registrationYearOptions,
} from '../../constants/profile-options'
import { spellingForm } from '../../text/spelling'
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

interface StatedChild {
  /** Null or absent: not saved yet. */
  readonly id?: number | null
  readonly fullName?: string
  /** `YYYY-MM-DD`; null: not entered yet. */
  readonly dayOfBirth: string | null
}

/**
 * A message for each of these children that has the name (letter case, blanks and places of tone marks apart) and the birthday of another one: visits of twins, or of one
 * child entered twice, would go astray. Of two the one that is new or has been changed gets it, of two such the later.
 *
 * @param saved all children of the account; those that were alike before keep no one from saving the rest
 */
export function childrenAlikeProblems(
  children: readonly StatedChild[],
  saved: readonly StatedChild[] = [],
): readonly RuleResult[] {
  const isAsSaved = (child: StatedChild) => saved.some((each) => each.id === child.id && areAlike(each, child))
  const unstated = saved.filter(({ id }) => !children.some((child) => child.id === id))
  return children.map((child, index) => {
    if (isAsSaved(child)) return null
    const others = [...unstated, ...children.filter((each, place) => place < index || isAsSaved(each))]
    if (!others.some((other) => areAlike(other, child))) return null
    return nameKey(child) === '' ? validationMessages.unnamedTwins : validationMessages.childrenAlike
  })
}

function areAlike(a: StatedChild, b: StatedChild): boolean {
  return a.dayOfBirth !== null && a.dayOfBirth === b.dayOfBirth && nameKey(a) === nameKey(b)
}

function nameKey({ fullName = '' }: StatedChild): string {
  return spellingForm(fullName).trim().replace(/\s+/g, ' ')
}

export const CHILDREN_MAX = childrenCountOptions.length

/** How many children an account holds: at most five. */
export function validateChildrenCount(count: number): RuleResult {
  return count <= CHILDREN_MAX ? null : validationMessages.tooManyChildren
}

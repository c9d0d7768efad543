import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { type RuleResult, validateCheckDay, validateFollowUpDay, validationMessages } from 'shared-contracts/validation'

interface VisitDayRules {
  readonly today: CalendarDay
  /** Null: not known, or a mother. */
  readonly birth: CalendarDay | null
  /** Days that the book has already; null: the visit goes into no book. */
  readonly bookDays: readonly CalendarDay[] | null
}

/** What is wrong with the day of a visit; null: nothing. */
export function visitDayProblem(day: CalendarDay | null, { today, birth, bookDays }: VisitDayRules): RuleResult {
  if (day === null) return validationMessages.dayInvalid
  return bookDays === null ? validateCheckDay(day, today, birth) : validateFollowUpDay(day, today, birth, bookDays)
}

/** The days of the checks in a book. */
export function bookDaysOf(checks: readonly { readonly checkDate: string }[]): readonly CalendarDay[] {
  return checks.flatMap(({ checkDate }) => parseCalendarDay(checkDate) ?? [])
}

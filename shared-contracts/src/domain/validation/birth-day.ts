import { type CalendarDay, isFutureDay, parseCalendarDay } from '../ages/calendar-day'
import { type RuleResult, validationMessages } from './messages'

/** A birth day as `YYYY-MM-DD`: it must exist and not lie in the future. */
export function validateBirthDay(text: string, today: CalendarDay): RuleResult {
  const day = parseCalendarDay(text)
  if (day === null) return validationMessages.dayInvalid
  return isFutureDay(day, today) ? validationMessages.birthDayInFuture : null
}

/** Full term, days. */
const TERM_DAYS = 280
/** Born before 37 completed weeks: preterm. */
const PRETERM_BELOW_WEEKS = 37

/**
 * Age counted from the day on which a preterm child was due, in days; null for a child born at 37 weeks or later, and
 * before that day. The uncorrected age stays the official one.
 */
export function correctedAgeInDays(ageInDays: number, gestation: { weeks: number; daysInWeek: number }): number | null {
  if (gestation.weeks >= PRETERM_BELOW_WEEKS) return null
  const corrected = ageInDays - (TERM_DAYS - (gestation.weeks * 7 + gestation.daysInWeek))
  return corrected < 0 ? null : corrected
}

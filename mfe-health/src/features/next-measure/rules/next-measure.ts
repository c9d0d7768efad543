import { addDays, type CalendarDay, completedMonths } from 'shared-contracts/ages'

/** When somebody is measured next, counted from the last time. */
export interface NextMeasure {
  readonly day: CalendarDay
  /** The day has come or passed. */
  readonly isDue: boolean
}

/** Months of age until which a child is measured every month, then every two to three: rule `growth-measuring-intervals` of content/rules. */
const MONTHLY_UNTIL = 24
const MONTH_DAYS = 30
/** The earlier end of two to three months. */
const TWO_MONTHS_DAYS = 61
/** A pregnant mother is weighed once a week: content/advice/gain.json. */
const WEEK_DAYS = 7

export function nextOfChild(last: CalendarDay, birthDay: CalendarDay, today: CalendarDay): NextMeasure {
  const monthly = completedMonths(birthDay, last) < MONTHLY_UNTIL
  return next(last, monthly ? MONTH_DAYS : TWO_MONTHS_DAYS, today)
}

export function nextWeighing(last: CalendarDay, today: CalendarDay): NextMeasure {
  return next(last, WEEK_DAYS, today)
}

function next(last: CalendarDay, days: number, today: CalendarDay): NextMeasure {
  const day = addDays(last, days)
  return { day, isDue: day <= today }
}

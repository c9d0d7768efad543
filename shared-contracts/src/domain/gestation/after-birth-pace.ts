import { type CalendarDay, daysBetween } from '../ages/calendar-day'

/** kg a month: what a nursing mother may lose without harm to her milk (Institute of Medicine, Nutrition During Lactation, 1991). */
export const MOST_LOSS_A_MONTH = 2
const DAYS_A_MONTH = 30.4375
/** Nearer weighings say more about the scales than about the mother. */
const LEAST_DAYS = 7

/** A weighing after birth, as far as its pace needs it. */
export interface AfterBirthWeighing {
  readonly checkDate: CalendarDay
  /** kg */
  readonly weight: number
}

/** kg a month between two weighings after birth, not rounded; null when they are too near. */
export function changeAMonth(earlier: AfterBirthWeighing, later: AfterBirthWeighing): number | null {
  const days = daysBetween(earlier.checkDate, later.checkDate)
  return days < LEAST_DAYS ? null : ((later.weight - earlier.weight) / days) * DAYS_A_MONTH
}

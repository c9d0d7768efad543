import { type CalendarDay, daysBetween } from './calendar-day'
import type { MotherObjectTypeId } from './object-type-id'

/** How far a pregnancy was on the day that the mother said so. */
export interface PregnancyRecord {
  /** Completed weeks. */
  readonly weeks: number
  /** Days into the next week, 0–6. */
  readonly daysInWeek: number
  readonly asOf: CalendarDay
}

/** Past this day the profile asks whether the child was born. */
export const LAST_PREGNANCY_DAY = 287

/** Days of pregnancy: 7 × weeks + days. */
export function pregnancyDays(weeks: number, daysInWeek: number): number {
  return 7 * weeks + daysInWeek
}

/** Days of pregnancy today, counted on from the day of the record. */
export function pregnancyDaysOn(record: PregnancyRecord, today: CalendarDay): number {
  return pregnancyDays(record.weeks, record.daysInWeek) + daysBetween(record.asOf, today)
}

/** Completed weeks and days into the next for a number of days of pregnancy. */
export function pregnancyProgress(days: number): { readonly weeks: number; readonly daysInWeek: number } {
  const weeks = Math.floor(days / 7)
  return { weeks, daysInWeek: days - 7 * weeks }
}

export function isPastTerm(days: number): boolean {
  return days > LAST_PREGNANCY_DAY
}

/** Object type by days of pregnancy, see docs/product/numbers.md, object types; 4 outside 1–287. */
export function motherObjectTypeId(days: number): MotherObjectTypeId {
  if (days >= 1 && days <= 84) return 1
  if (days >= 85 && days <= 168) return 2
  if (days >= 169 && days <= LAST_PREGNANCY_DAY) return 3
  return 4
}

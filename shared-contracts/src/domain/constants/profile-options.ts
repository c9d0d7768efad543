import { type CalendarDay, partsOf } from '../ages/calendar-day'

/** Choices in the profile forms. */
export const pregnancyWeekOptions: readonly number[] = numbersFrom(1, 40)
export const pregnancyDayOptions: readonly number[] = numbersFrom(0, 6)
export const childrenCountOptions: readonly number[] = numbersFrom(1, 5)

export type RecommendationOption = { readonly kind: 'nursing' } | { readonly kind: 'week'; readonly week: number }

/** For whom the recommended needs are shown: nursing mothers, then each week of pregnancy. */
export const recommendationOptions: readonly RecommendationOption[] = [
  { kind: 'nursing' },
  ...pregnancyWeekOptions.map((week): RecommendationOption => ({ kind: 'week', week })),
]

const FIRST_REGISTRATION_YEAR = 1960

/** Birth years of children: this year and the five before, newest first. */
export function childYearOptions(today: CalendarDay): readonly number[] {
  return lastYears(today, 6)
}

/** Years of the visits that are logged: this year and the last. */
export function followUpYearOptions(today: CalendarDay): readonly number[] {
  return lastYears(today, 2)
}

/** Birth years of users: this year back to 1960. */
export function registrationYearOptions(today: CalendarDay): readonly number[] {
  return lastYears(today, partsOf(today).year - FIRST_REGISTRATION_YEAR + 1)
}

function lastYears(today: CalendarDay, count: number): number[] {
  const { year } = partsOf(today)
  return numbersFrom(year - count + 1, year).reverse()
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

import { type CalendarDay, daysBetween, parseCalendarDay, pregnancyDays } from 'shared-contracts/ages'
import type { FetusCount } from 'shared-contracts/gestation'
import type { MotherCheck } from '../requests/mother-history'

/** No pregnancy lasts longer, in days. */
const LONGEST = 42 * 7
/** Days by which two datings of one pregnancy may differ. */
const DATING_ERROR = 5 * 7

/** How many children she carries today, as told at the last weighing of this pregnancy; a new one begins with one. `weeks`: of her profile, where known. */
export function fetusCountNow(today: CalendarDay, last: MotherCheck | undefined, weeks: number | null): FetusCount {
  const day = last && parseCalendarDay(last.checkDate)
  if (!last || !day || last.pregnancyWeeks === null) return 1
  const days = pregnancyDays(last.pregnancyWeeks, last.pregnancyDayInWeek ?? 0) + daysBetween(day, today)
  const isOther = weeks !== null && days - weeks * 7 > DATING_ERROR
  return days > LONGEST || isOther ? 1 : (last.fetusCount ?? 1)
}

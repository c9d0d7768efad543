import { parseCalendarDay } from 'shared-contracts/ages'
import type { ChildCheck } from '../requests/growth-queries'
import type { GrowthChartVisit } from './growth-visits'

/** A child's checks as the charts take them. */
export function chartVisits(checks: readonly ChildCheck[]): readonly GrowthChartVisit[] {
  return checks.flatMap((check) => {
    const checkDate = parseCalendarDay(check.checkDate)
    return checkDate === null ? [] : [{ ...check, checkDate }]
  })
}

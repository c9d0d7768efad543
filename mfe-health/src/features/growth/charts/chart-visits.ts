import { parseCalendarDay } from 'shared-contracts/ages'
import type { GrowthChartVisit } from 'shared-ui/clinical-charts'
import type { ChildCheck } from '../requests/child-history'

/** A child's checks as the charts take them. */
export function chartVisits(checks: readonly ChildCheck[]): readonly GrowthChartVisit[] {
  return checks.flatMap((check) => {
    const checkDate = parseCalendarDay(check.checkDate)
    return checkDate === null ? [] : [{ ...check, checkDate }]
  })
}

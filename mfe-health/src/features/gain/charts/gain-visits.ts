import { parseCalendarDay, pregnancyDays } from 'shared-contracts/ages'
import type { MotherBefore } from 'shared-contracts/gestation'
import type { MotherCheck } from '../requests/gain-queries'
import type { GainChartProps } from './GainChart'

/** Her weight and height before pregnancy, as last told; null when she told neither. */
export function motherBefore(checks: readonly MotherCheck[]): MotherBefore | null {
  const told = checks.findLast((check) => check.weightBeforePregnancy !== null && check.height !== null)
  if (told?.weightBeforePregnancy == null || told.height === null) return null
  return { weight: told.weightBeforePregnancy, height: told.height }
}

/** The weighings during pregnancy, for the chart. */
export function gainVisits(checks: readonly MotherCheck[]): GainChartProps['visits'] {
  return checks.flatMap(
    ({ id, checkDate, weight, weightGain, weightGainStatus, pregnancyWeeks, pregnancyDayInWeek }) => {
      const day = parseCalendarDay(checkDate)
      if (day === null || weight === null || weightGain === null || pregnancyWeeks === null) return []
      return [
        {
          id,
          checkDate: day,
          pregnancyDays: pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0),
          weight,
          gain: weightGain,
          status: weightGainStatus,
        },
      ]
    },
  )
}

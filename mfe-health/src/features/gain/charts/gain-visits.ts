import { type CalendarDay, parseCalendarDay, pregnancyDays } from 'shared-contracts/ages'
import type { MotherBefore } from 'shared-contracts/gestation'
import type { MotherValues } from '../forms/mother-values'
import type { MotherAssessment } from '../requests/judge-other-mother'
import type { MotherCheck } from '../requests/mother-history'
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

/** The chart of one judged weighing that is not stored. */
export function gainChartOfValues(
  { height, weight, weightBeforePregnancy, pregnancyWeeks, pregnancyDayInWeek, checkDate }: MotherValues,
  { weightGain, weightGainStatus }: MotherAssessment,
  today: CalendarDay,
): GainChartProps {
  const before = height === null || weightBeforePregnancy === null ? null : { height, weight: weightBeforePregnancy }
  if (weight === null || weightGain === null || pregnancyWeeks === null) return { before, visits: [] }
  const days = pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0)
  return {
    before,
    visits: [
      { id: 1, checkDate: checkDate ?? today, pregnancyDays: days, weight, gain: weightGain, status: weightGainStatus },
    ],
  }
}

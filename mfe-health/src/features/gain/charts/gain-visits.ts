import { type CalendarDay, parseCalendarDay, pregnancyDays } from 'shared-contracts/ages'
import type { FetusCount, MotherBefore } from 'shared-contracts/gestation'
import type { MotherValues } from '../forms/mother-values'
import type { MotherAssessment } from '../requests/judge-other-mother'
import type { MotherCheck } from '../requests/mother-history'
import type { GainChartProps } from './GainChart'

/** Her weight and height before pregnancy, as last told; null when she told neither. */
function motherBefore(checks: readonly MotherCheck[]): MotherBefore | null {
  const told = checks.findLast((check) => check.weightBeforePregnancy !== null && check.height !== null)
  if (told?.weightBeforePregnancy == null || told.height === null) return null
  return { weight: told.weightBeforePregnancy, height: told.height }
}

/** The chart of a book: the band is that of the number of children told last. */
export function gainChartOfBook(checks: readonly MotherCheck[]): GainChartProps {
  const fetusCount = checks.findLast(({ pregnancyWeeks }) => pregnancyWeeks !== null)?.fetusCount ?? 1
  return { before: motherBefore(checks), visits: gainVisits(checks, fetusCount), fetusCount }
}

/** The weighings during pregnancy. One judged by another number of children has no verdict beside this band. */
function gainVisits(checks: readonly MotherCheck[], shown: FetusCount): GainChartProps['visits'] {
  return checks.flatMap(
    ({ id, checkDate, weight, weightGain, weightGainStatus, pregnancyWeeks, pregnancyDayInWeek, fetusCount = 1 }) => {
      const day = parseCalendarDay(checkDate)
      if (day === null || weight === null || weightGain === null || pregnancyWeeks === null) return []
      return [
        {
          id,
          checkDate: day,
          pregnancyDays: pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0),
          weight,
          gain: weightGain,
          status: fetusCount === shown ? weightGainStatus : null,
        },
      ]
    },
  )
}

/** The chart of one judged weighing that is not stored. */
export function gainChartOfValues(
  { height, weight, weightBeforePregnancy, pregnancyWeeks, pregnancyDayInWeek, checkDate, fetusCount }: MotherValues,
  { weightGain, weightGainStatus }: MotherAssessment,
  today: CalendarDay,
): GainChartProps {
  const before = height === null || weightBeforePregnancy === null ? null : { height, weight: weightBeforePregnancy }
  if (weight === null || weightGain === null || pregnancyWeeks === null) return { before, visits: [], fetusCount }
  const days = pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0)
  return {
    before,
    visits: [
      { id: 1, checkDate: checkDate ?? today, pregnancyDays: days, weight, gain: weightGain, status: weightGainStatus },
    ],
    fetusCount,
  }
}

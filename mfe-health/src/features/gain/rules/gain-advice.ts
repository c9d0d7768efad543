import { pregnancyDays } from 'shared-contracts/ages'
import { type GainAdvice, gainAdvice, gainFindingsOf } from 'shared-contracts/gain-advice'
import { type GainPace, gainPace } from 'shared-contracts/gestation'
import type { MotherAssessment } from '../requests/judge-other-mother'
import type { MotherCheck } from '../requests/mother-history'

/** A weighing with what was told for it, stored or not. */
export type JudgedCheck = MotherAssessment &
  Pick<MotherCheck, 'weight' | 'weightBeforePregnancy' | 'pregnancyWeeks' | 'pregnancyDayInWeek'>

/** What helps after a weighing, by everything that it found; null when nothing was judged. `earlier`: the weighing before. */
export function checkAdvice(check: JudgedCheck, earlier: JudgedCheck | undefined): GainAdvice | null {
  const days = daysOf(check)
  const findings = gainFindingsOf({ ...check, pregnancyDays: days, pace: paceOf(earlier, check) })
  return gainAdvice(findings, days)
}

function daysOf({ pregnancyWeeks, pregnancyDayInWeek }: JudgedCheck): number | null {
  return pregnancyWeeks === null ? null : pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0)
}

function paceOf(earlier: JudgedCheck | undefined, later: JudgedCheck): GainPace {
  const [from, to] = [earlier && daysOf(earlier), daysOf(later)]
  if (from == null || to === null || earlier?.weight == null || later.weight === null) return null
  return gainPace({ pregnancyDays: from, weight: earlier.weight }, { pregnancyDays: to, weight: later.weight })
}

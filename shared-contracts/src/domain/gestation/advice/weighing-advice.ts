import { pregnancyDays } from '../../ages/pregnancy'
import type { AssessedWeighing, MotherAssessment } from '../assess-mother'
import { type GainPace, gainPace } from '../gain-pace'
import { type GainAdvice, gainAdvice, gainFindingsOf } from './gain-advice'

/** A weighing with what was told for it, stored or not. */
export type AdvisedWeighing = MotherAssessment &
  Pick<AssessedWeighing, 'weight' | 'weightBeforePregnancy' | 'pregnancyWeeks' | 'pregnancyDayInWeek'>

/** What helps after a weighing, by everything that it found; null when nothing was judged. `earlier`: the weighing before. */
export function weighingAdvice(weighing: AdvisedWeighing, earlier: AdvisedWeighing | undefined): GainAdvice | null {
  const days = daysOf(weighing)
  const findings = gainFindingsOf({ ...weighing, pregnancyDays: days, pace: paceOf(earlier, weighing) })
  return gainAdvice(findings, days)
}

function daysOf({ pregnancyWeeks, pregnancyDayInWeek }: AdvisedWeighing): number | null {
  return pregnancyWeeks === null ? null : pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0)
}

function paceOf(earlier: AdvisedWeighing | undefined, later: AdvisedWeighing): GainPace {
  const [from, to] = [earlier && daysOf(earlier), daysOf(later)]
  if (from == null || to === null || earlier?.weight == null || later.weight === null) return null
  return gainPace({ pregnancyDays: from, weight: earlier.weight }, { pregnancyDays: to, weight: later.weight })
}

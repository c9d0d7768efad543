import { type CalendarDay, parseCalendarDay } from '../../ages/calendar-day'
import { pregnancyDays } from '../../ages/pregnancy'
import { changeAMonth, MOST_LOSS_A_MONTH } from '../after-birth-pace'
import type { AssessedWeighing, MotherAssessment } from '../assess-mother'
import { type GainPace, gainPace } from '../gain-pace'
import { type GainAdvice, gainAdvice, gainFindingsOf } from './gain-advice'
import type { GainFinding } from './gain-advice-text'

/** A weighing with what was told for it, stored or not. */
export type AdvisedWeighing = MotherAssessment &
  Pick<
    AssessedWeighing,
    'weight' | 'weightBeforePregnancy' | 'pregnancyWeeks' | 'pregnancyDayInWeek' | 'fetusCount'
  > & {
    /** `YYYY-MM-DD`; null: not told. */
    readonly checkDate: string | null
  }

/** The one verdict about a weighing and what it asks for, wherever it is shown; null when nothing was judged. `earlier`: the weighing before. */
export function weighingAdvice(weighing: AdvisedWeighing, earlier: AdvisedWeighing | undefined): GainAdvice | null {
  return gainAdvice(weighingFindings(weighing, earlier), daysOf(weighing))
}

/** Everything that a weighing found, with how weight went on since the one before. */
export function weighingFindings(
  weighing: AdvisedWeighing,
  earlier: AdvisedWeighing | undefined,
): readonly GainFinding[] {
  return gainFindingsOf({
    ...weighing,
    pregnancyDays: daysOf(weighing),
    pace: paceOf(earlier, weighing),
    losingFast: losesFast(earlier, weighing),
  })
}

function daysOf({ pregnancyWeeks, pregnancyDayInWeek }: AdvisedWeighing): number | null {
  return pregnancyWeeks === null ? null : pregnancyDays(pregnancyWeeks, pregnancyDayInWeek ?? 0)
}

function paceOf(earlier: AdvisedWeighing | undefined, later: AdvisedWeighing): GainPace {
  const [from, to] = [earlier && daysOf(earlier), daysOf(later)]
  if (from == null || to === null || earlier?.weight == null || later.weight === null) return null
  return gainPace(
    { pregnancyDays: from, weight: earlier.weight },
    { pregnancyDays: to, weight: later.weight },
    later.fetusCount,
  )
}

function losesFast(earlier: AdvisedWeighing | undefined, later: AdvisedWeighing): boolean {
  if (earlier?.pregnancyWeeks !== null || later.pregnancyWeeks !== null) return false
  const [from, to] = [dayOf(earlier), dayOf(later)]
  if (from === null || to === null || earlier.weight === null || later.weight === null) return false
  const change = changeAMonth({ checkDate: from, weight: earlier.weight }, { checkDate: to, weight: later.weight })
  return change !== null && -change > MOST_LOSS_A_MONTH
}

function dayOf({ checkDate }: AdvisedWeighing): CalendarDay | null {
  return checkDate === null ? null : parseCalendarDay(checkDate)
}

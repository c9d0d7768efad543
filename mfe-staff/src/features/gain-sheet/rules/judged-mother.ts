import type { CalendarDay } from 'shared-contracts/ages'
import { type AdvisedWeighing, type GainAdvice, weighingAdvice } from 'shared-contracts/gain-advice'
import { assessMother, type FetusCount, type MotherBefore } from 'shared-contracts/gestation'
import { daysOf, type GainSheetValues, type WeighingValues } from './sheet-values'

/** A weighing with what the expected gain says of it. */
export interface JudgedWeighing extends AdvisedWeighing {
  readonly id: number
  readonly checkDate: CalendarDay
  readonly pregnancyDays: number
  readonly weight: number
  /** Null: nothing could be judged. */
  readonly advice: GainAdvice | null
}

export interface JudgedMother {
  readonly name: string
  readonly facility: string
  readonly before: MotherBefore
  readonly fetusCount: FetusCount
  /** Earliest first. */
  readonly weighings: readonly JudgedWeighing[]
}

/** What was typed, judged as the weight book judges. `values` pass the rules of the form. */
export function judgeMother(values: GainSheetValues): JudgedMother {
  const { height, weightBefore, fetusCount } = values
  if (height === null || weightBefore === null) throw new Error('The form lets no sheet without a mother pass')
  const weighings: JudgedWeighing[] = []
  for (const { checkDate, pregnancyDays, weeks, days, weight } of inOrder(values.weighings)) {
    const measures = {
      weight,
      height,
      weightBeforePregnancy: weightBefore,
      pregnancyWeeks: weeks,
      pregnancyDayInWeek: days,
      weeksAfterBirth: null,
      fetusCount,
    }
    const judged = { ...measures, ...assessMother(measures), checkDate }
    const advice = weighingAdvice(judged, weighings.at(-1))
    weighings.push({ ...judged, id: weighings.length + 1, pregnancyDays, weight, advice })
  }
  return {
    name: values.name.trim(),
    facility: values.facility.trim(),
    before: { height, weight: weightBefore },
    fetusCount,
    weighings,
  }
}

function inOrder(weighings: readonly WeighingValues[]) {
  return weighings
    .flatMap((weighing) => {
      const { checkDate, weight } = weighing
      const pregnancyDays = daysOf(weighing)
      return checkDate === null || weight === null || pregnancyDays === null
        ? []
        : [{ ...weighing, checkDate, weight, pregnancyDays }]
    })
    .sort((a, b) => a.pregnancyDays - b.pregnancyDays)
}

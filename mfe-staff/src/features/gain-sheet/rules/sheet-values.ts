import { type CalendarDay, pregnancyDays } from 'shared-contracts/ages'
import type { FetusCount } from 'shared-contracts/gestation'
import {
  type RuleResult,
  validateCheckDay,
  validateMotherHeight,
  validateMotherWeight,
  validatePregnancyDays,
  validateWeighingWeeks,
  validationMessages,
} from 'shared-contracts/validation'
import { rowProblems } from '../../sheets'
import { gainSheetTexts as texts } from '../texts'

/** One weighing as it is typed; null: empty. Completed weeks, kg. */
export interface WeighingValues {
  readonly checkDate: CalendarDay | null
  readonly weeks: number | null
  readonly days: number | null
  readonly weight: number | null
}

export interface GainSheetValues {
  readonly name: string
  readonly facility: string
  /** cm */
  readonly height: number | null
  /** kg */
  readonly weightBefore: number | null
  readonly fetusCount: FetusCount
  readonly weighings: readonly WeighingValues[]
}

/** As many rows as one page holds below its chart. */
export const MOST_WEIGHINGS = 10

export function emptyWeighing(checkDate: CalendarDay | null): WeighingValues {
  return { checkDate, weeks: null, days: null, weight: null }
}

export function emptyGainSheet(today: CalendarDay): GainSheetValues {
  return {
    name: '',
    facility: '',
    height: null,
    weightBefore: null,
    fetusCount: 1,
    weighings: [emptyWeighing(today)],
  }
}

/** Days of pregnancy that a weighing names; null: not told. */
export function daysOf({ weeks, days }: Pick<WeighingValues, 'weeks' | 'days'>): number | null {
  return weeks === null ? null : pregnancyDays(weeks, days ?? 0)
}

/** Message of each field, null: correct; the limits are those of the weight book. */
export function gainSheetProblems(
  { height, weightBefore, weighings }: GainSheetValues,
  today: CalendarDay,
): Readonly<Record<string, RuleResult>> {
  return {
    height: needed(height, validateMotherHeight),
    weightBefore: needed(weightBefore, validateMotherWeight),
    ...rowProblems('weighings', weighings, (weighing, earlier) =>
      weighingProblems(weighing, earlier.map(daysOf), today),
    ),
  }
}

function weighingProblems(
  weighing: WeighingValues,
  earlier: readonly (number | null)[],
  today: CalendarDay,
): Readonly<Record<keyof WeighingValues, RuleResult>> {
  const { checkDate, weeks, days, weight } = weighing
  const told = daysOf(weighing)
  return {
    checkDate: checkDate === null ? validationMessages.dayInvalid : validateCheckDay(checkDate, today, null),
    weeks: needed(weeks, weekProblem) ?? (told !== null && earlier.includes(told) ? texts.sameAge : null),
    days: days === null ? null : validatePregnancyDays(days),
    weight: needed(weight, validateMotherWeight),
  }
}

/** By the rule of the weight book, whose words offer a choice that this form hasn't. */
function weekProblem(weeks: number): RuleResult {
  const message = validateWeighingWeeks(weeks)
  return message === validationMessages.weighingPastDue ? texts.weekRange : message
}

function needed(value: number | null, rule: (value: number) => RuleResult): RuleResult {
  return value === null ? validationMessages.fieldRequired : rule(value)
}

import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { type FamilyProfile, family } from 'shared-contracts/family'
import type { FetusCount } from 'shared-contracts/gestation'
import {
  type RuleResult,
  validateMotherHeight,
  validateMotherWeight,
  validatePregnancyDays,
  validateWeighingWeeks,
  validationMessages,
} from 'shared-contracts/validation'
import { visitDayProblem } from '../../book'
import type { MotherCheck } from '../requests/mother-history'
import { fetusCountNow } from '../rules/fetus-count'

type Stage = 'pregnant' | 'after-birth'

/** Numbers that the form, the calls and their answers name alike: when each is asked for, and its rule. */
const numbers = {
  pregnancyWeeks: { stages: ['pregnant'], rule: needed(validateWeighingWeeks) },
  pregnancyDayInWeek: { stages: ['pregnant'], rule: optional(validatePregnancyDays) },
  weeksAfterBirth: { stages: ['after-birth'], rule: needed(whole(0, 260, 'Số tuần sau sinh là số từ 0 đến 260.')) },
  height: { stages: ['pregnant', 'after-birth'], rule: needed(validateMotherHeight) },
  weightBeforePregnancy: { stages: ['pregnant'], rule: needed(validateMotherWeight) },
  weight: { stages: ['pregnant', 'after-birth'], rule: needed(validateMotherWeight) },
} as const satisfies Record<string, { stages: readonly Stage[]; rule: NumberRule }>

type NumberRule = (value: number | null) => RuleResult
export type MotherNumber = keyof typeof numbers
const numberNames = Object.keys(numbers) as readonly MotherNumber[]

/** What stands in the form of one weighing; null: empty. Weeks are completed weeks, weights kg, height cm. */
export type MotherValues = Readonly<Record<MotherNumber, number | null>> & {
  readonly stage: Stage
  readonly checkDate: CalendarDay | null
  /** Asked for during pregnancy. */
  readonly fetusCount: FetusCount
}

/** Which numbers are asked for, in the order of the form. */
export function askedNumbers(stage: Stage): readonly MotherNumber[] {
  return numberNames.filter((name) => isAsked(name, stage))
}

/** A form for today: the weeks are those of the profile, height and weight before pregnancy those of the last check, as is the number of children. */
export function emptyMotherValues(today: CalendarDay, last?: MotherCheck, profile?: FamilyProfile): MotherValues {
  const me = profile && family(profile, today).find(({ key }) => key === 'me')
  const gaveBirth = profile === undefined ? last?.pregnancyWeeks === null : me?.stage?.kind === 'nursing'
  return {
    stage: gaveBirth ? 'after-birth' : 'pregnant',
    checkDate: today,
    pregnancyWeeks: profile?.pregnancyWeeks ?? null,
    pregnancyDayInWeek: profile?.pregnancyDayInWeek ?? null,
    weeksAfterBirth: null,
    height: last?.height ?? null,
    weightBeforePregnancy: last?.weightBeforePregnancy ?? null,
    weight: null,
    fetusCount: fetusCountNow(today, last, profile?.pregnancyWeeks ?? null),
  }
}

/** The form filled with a check that is to be changed. */
export function motherValuesOf(check: MotherCheck, today: CalendarDay): MotherValues {
  return {
    ...emptyMotherValues(today, check),
    ...Object.fromEntries(numberNames.map((name) => [name, check[name]])),
    stage: check.pregnancyWeeks === null ? 'after-birth' : 'pregnant',
    checkDate: parseCalendarDay(check.checkDate),
    fetusCount: check.fetusCount,
  }
}

/** Message of each field, null: correct; the server judges by the same rules. `bookDays`: those of the book that it goes into; null: into none. */
export function motherProblems(
  values: MotherValues,
  today: CalendarDay,
  bookDays: readonly CalendarDay[] | null,
): Readonly<Record<string, RuleResult>> {
  return {
    checkDate: visitDayProblem(values.checkDate, { today, birth: null, bookDays }),
    ...Object.fromEntries(askedNumbers(values.stage).map((name) => [name, numbers[name].rule(values[name])])),
  }
}

/** The body of both calls that judge a mother. Her weight before pregnancy is told after birth too. */
export function motherBody(values: MotherValues): CallBody<'HealthCheck/CheckMotherHealth'> {
  const sent = numberNames.filter((name) => name === 'weightBeforePregnancy' || isAsked(name, values.stage))
  return {
    ...Object.fromEntries(sent.map((name) => [name, values[name]])),
    checkDate: values.checkDate ?? undefined,
    ...(values.stage === 'pregnant' ? { fetusCount: values.fetusCount } : {}),
  }
}

function isAsked(name: MotherNumber, stage: Stage): boolean {
  return numbers[name].stages.some((each) => each === stage)
}

function needed(rule: (value: number) => RuleResult): NumberRule {
  return (value) => (value === null ? validationMessages.fieldRequired : rule(value))
}

function optional(rule: (value: number) => RuleResult): NumberRule {
  return (value) => (value === null ? null : rule(value))
}

function whole(least: number, most: number, message: string): (value: number) => RuleResult {
  return (value) => (Number.isInteger(value) && value >= least && value <= most ? null : message)
}

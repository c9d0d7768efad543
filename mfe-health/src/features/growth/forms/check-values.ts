import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import type { Sex } from 'shared-contracts/growth'
import {
  type RuleResult,
  validateArm,
  validateBirthDay,
  validateChildMeasures,
  validateHead,
  validatePretermWeeks,
  validationMessages,
} from 'shared-contracts/validation'
import { visitDayProblem } from '../../book'
import type { ChildCheck } from '../requests/child-history'

/** Measures that the form, the calls and their answers name alike, in kg and cm. A new one is a line here and a field in the form. */
const measures = ['weight', 'height', 'headCircumference', 'armCircumference'] as const

/** What stands in the form of one visit; null: empty. */
export type CheckValues = Readonly<Record<(typeof measures)[number], number | null>> & {
  /** Sex and birth day are asked for another child; those of one's own are in the profile. */
  readonly sex: Sex | null
  readonly dayOfBirth: CalendarDay | null
  readonly checkDate: CalendarDay | null
  readonly position: 'lying' | 'standing' | 'unknown'
  readonly oedema: boolean
  readonly dangerSigns: boolean
  readonly preterm: boolean
  readonly gestationWeeks: number | null
  /** kg and cm as measured at birth; stored as a check of that day. */
  readonly atBirth: { readonly weight: number | null; readonly height: number | null }
}

type ChildBody = CallBody<'HealthCheck/CheckChildHealth'>

/** An empty form for a visit today; a preterm birth is remembered from the last check. */
export function emptyValues(today: CalendarDay, last?: ChildCheck): CheckValues {
  const gestationWeeks = pretermWeeks(last)
  return {
    sex: null,
    dayOfBirth: null,
    checkDate: today,
    weight: null,
    height: null,
    position: 'unknown',
    oedema: false,
    dangerSigns: false,
    headCircumference: null,
    armCircumference: null,
    preterm: gestationWeeks !== null,
    gestationWeeks,
    atBirth: { weight: null, height: null },
  }
}

/** The form filled with a check that is to be changed. */
export function valuesOf(check: ChildCheck, today: CalendarDay): CheckValues {
  const { measuredLying, oedema, dangerSigns } = check
  return {
    ...emptyValues(today, check),
    ...Object.fromEntries(measures.map((name) => [name, check[name]])),
    checkDate: parseCalendarDay(check.checkDate),
    position: measuredLying === null ? 'unknown' : measuredLying ? 'lying' : 'standing',
    oedema,
    dangerSigns,
  }
}

function pretermWeeks(check: ChildCheck | undefined): number | null {
  const weeks = check?.gestationWeeks ?? null
  return weeks !== null && weeks < 37 ? weeks : null
}

/** Message of each field, null: correct; the server judges by the same rules. `bookDays`: those of the book that it goes into; null: into none. */
export function checkProblems(
  values: CheckValues,
  today: CalendarDay,
  ownBirth: CalendarDay | null,
  bookDays: readonly CalendarDay[] | null = [],
) {
  const birth = ownBirth ?? values.dayOfBirth
  const askChild = ownBirth === null
  const nothing = measures.every((name) => values[name] === null)
  const measured = validateChildMeasures(values.weight, values.height)
  const atBirth = validateChildMeasures(values.atBirth.weight, values.atBirth.height)
  return {
    sex: askChild && values.sex === null ? validationMessages.fieldRequired : null,
    dayOfBirth: askChild ? requiredBirthDay(values.dayOfBirth, today) : null,
    checkDate: visitDayProblem(values.checkDate, { today, birth, bookDays: askChild ? null : bookDays }),
    weight: nothing ? validationMessages.noMeasure : measured.weight,
    height: measured.height,
    headCircumference: values.headCircumference === null ? null : validateHead(values.headCircumference),
    armCircumference: values.armCircumference === null ? null : validateArm(values.armCircumference),
    gestationWeeks: values.preterm ? validatePretermWeeks(values.gestationWeeks) : null,
    'atBirth.weight': atBirth.weight,
    'atBirth.height': atBirth.height,
  }
}

/** The measures of a visit as the calls take them. */
export function measuresBody(values: CheckValues): Omit<ChildBody, 'childId' | 'atBirth' | 'replacesId' | 'confirmed'> {
  return {
    ...Object.fromEntries(measures.map((name) => [name, values[name]])),
    checkDate: values.checkDate ?? undefined,
    measuredLying: values.position === 'unknown' ? null : values.position === 'lying',
    oedema: values.oedema,
    dangerSigns: values.dangerSigns,
    gestationWeeks: sentWeeks(values),
  }
}

/** What the form tells of the day of birth; null when it tells nothing, or is itself of that day. */
export function birthMeasures(values: CheckValues, birth: CalendarDay): ChildBody['atBirth'] | null {
  const { atBirth, checkDate } = values
  if ((atBirth.weight === null && atBirth.height === null) || checkDate === birth) return null
  // Newborns are measured lying.
  return { ...atBirth, measuredLying: true, gestationWeeks: sentWeeks(values) }
}

function sentWeeks({ preterm, gestationWeeks }: CheckValues): number | null {
  return preterm ? gestationWeeks : null
}

function requiredBirthDay(day: CalendarDay | null, today: CalendarDay): RuleResult {
  return day === null ? validationMessages.fieldRequired : validateBirthDay(day, today)
}

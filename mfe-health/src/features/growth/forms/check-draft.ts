import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { Sex } from 'shared-contracts/growth'
import {
  type RuleResult,
  validateBirthDay,
  validateCheckDay,
  validateChildMeasures,
  validateHead,
  validationMessages,
} from 'shared-contracts/validation'
import type { ChildCheck } from '../requests/growth-queries'

/** What stands in the form of one visit; null: empty. */
export interface CheckDraft {
  /** Sex and birth day are asked for another child; those of one's own are in the profile. */
  readonly sex: Sex | null
  readonly dayOfBirth: CalendarDay | null
  readonly checkDate: CalendarDay | null
  readonly weight: number | null
  readonly height: number | null
  readonly position: 'lying' | 'standing' | 'unknown'
  readonly oedema: boolean
  readonly headCircumference: number | null
  readonly preterm: boolean
  readonly gestationWeeks: number | null
  /** As measured at birth; kept as a check of that day. */
  readonly birthWeight: number | null
  readonly birthHeight: number | null
}

export type DraftField =
  | 'sex'
  | 'dayOfBirth'
  | 'checkDate'
  | 'weight'
  | 'height'
  | 'headCircumference'
  | 'gestationWeeks'
  | 'birthWeight'
  | 'birthHeight'
export type DraftProblems = Readonly<Partial<Record<DraftField, string>>>

/** An empty form for a visit today; a preterm birth is remembered from the last check. */
export function emptyDraft(today: CalendarDay, last?: ChildCheck): CheckDraft {
  const born = pretermWeeks(last)
  return {
    sex: null,
    dayOfBirth: null,
    checkDate: today,
    weight: null,
    height: null,
    position: 'unknown',
    oedema: false,
    headCircumference: null,
    preterm: born !== null,
    gestationWeeks: born,
    birthWeight: null,
    birthHeight: null,
  }
}

/** The form filled with a check that is to be changed. */
export function draftOf(check: ChildCheck): CheckDraft {
  return {
    sex: null,
    dayOfBirth: null,
    checkDate: parseCalendarDay(check.checkDate),
    weight: check.weight,
    height: check.height,
    position: check.measuredLying === null ? 'unknown' : check.measuredLying ? 'lying' : 'standing',
    oedema: check.oedema,
    headCircumference: check.headCircumference,
    preterm: pretermWeeks(check) !== null,
    gestationWeeks: pretermWeeks(check),
    birthWeight: null,
    birthHeight: null,
  }
}

function pretermWeeks(check: ChildCheck | undefined): number | null {
  const weeks = check?.gestationWeeks ?? null
  return weeks !== null && weeks < 37 ? weeks : null
}

/** What is wrong with a form that is sent, each message at its field; the server judges by the same rules. */
export function draftProblems(draft: CheckDraft, today: CalendarDay, ownBirth: CalendarDay | null): DraftProblems {
  const birth = ownBirth ?? draft.dayOfBirth
  const asksForChild = ownBirth === null
  const nothing = draft.weight === null && draft.height === null && draft.headCircumference === null
  const measures = validateChildMeasures(draft.weight, draft.height)
  const atBirth = validateChildMeasures(draft.birthWeight, draft.birthHeight)
  return withoutNulls({
    sex: asksForChild && draft.sex === null ? validationMessages.fieldRequired : null,
    dayOfBirth: asksForChild ? requiredBirthDay(draft.dayOfBirth, today) : null,
    checkDate:
      draft.checkDate === null ? validationMessages.dayInvalid : validateCheckDay(draft.checkDate, today, birth),
    weight: nothing ? validationMessages.noMeasure : measures.weight,
    height: measures.height,
    headCircumference: draft.headCircumference === null ? null : validateHead(draft.headCircumference),
    gestationWeeks: draft.preterm ? gestationProblem(draft.gestationWeeks) : null,
    birthWeight: atBirth.weight,
    birthHeight: atBirth.height,
  })
}

/** The part of a call's body that both kinds of checks share. */
export function measuresBody(draft: CheckDraft) {
  return {
    checkDate: draft.checkDate ?? undefined,
    weight: draft.weight ?? undefined,
    height: draft.height ?? undefined,
    measuredLying: draft.position === 'unknown' ? null : draft.position === 'lying',
    oedema: draft.oedema,
    headCircumference: draft.headCircumference ?? undefined,
    gestationWeeks: draft.preterm ? (draft.gestationWeeks ?? undefined) : undefined,
  }
}

/** The check of the day of birth that a form tells of besides its own; null when it tells of none, or is itself that check. */
export function birthBody(draft: CheckDraft, birth: CalendarDay) {
  const { birthWeight, birthHeight, checkDate, preterm, gestationWeeks } = draft
  if ((birthWeight === null && birthHeight === null) || checkDate === birth) return null
  return {
    checkDate: birth,
    weight: birthWeight ?? undefined,
    height: birthHeight ?? undefined,
    // Newborns are measured lying.
    measuredLying: true,
    gestationWeeks: preterm ? (gestationWeeks ?? undefined) : undefined,
  }
}

function requiredBirthDay(day: CalendarDay | null, today: CalendarDay): RuleResult {
  return day === null ? validationMessages.fieldRequired : validateBirthDay(day, today)
}

function gestationProblem(weeks: number | null): RuleResult {
  return weeks !== null && Number.isInteger(weeks) && weeks >= 22 && weeks <= 36
    ? null
    : 'Tuần thai lúc sinh của bé sinh non là số từ 22 đến 36.'
}

function withoutNulls(problems: Readonly<Record<DraftField, RuleResult>>): DraftProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== null))
}

import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import {
  type RuleResult,
  validateCheckDay,
  validateMotherHeight,
  validateMotherWeight,
  validationMessages,
} from 'shared-contracts/validation'
import type { MotherCheck } from '../requests/gain-queries'

/** What stands in the form of one weighing; null: empty. */
export interface MotherDraft {
  readonly stage: 'pregnant' | 'after-birth'
  readonly checkDate: CalendarDay | null
  readonly pregnancyWeeks: number | null
  readonly pregnancyDayInWeek: number | null
  readonly weeksAfterBirth: number | null
  readonly height: number | null
  readonly weightBeforePregnancy: number | null
  readonly weight: number | null
}

export const motherFields = [
  'checkDate',
  'pregnancyWeeks',
  'pregnancyDayInWeek',
  'weeksAfterBirth',
  'height',
  'weightBeforePregnancy',
  'weight',
] as const
export type MotherField = (typeof motherFields)[number]
export type MotherProblems = Readonly<Partial<Record<MotherField, string>>>

/** What a profile says of today; see `User/UserInfo`. */
interface Profile {
  readonly pregnancyWeeks: number | null
  readonly pregnancyDayInWeek: number | null
  readonly isNursing: boolean
}

/** A form for today: the weeks are those of the profile, height and weight before pregnancy those of the last check. */
export function emptyMotherDraft(today: CalendarDay, last?: MotherCheck, profile?: Profile): MotherDraft {
  const pregnant = profile !== undefined && profile.pregnancyWeeks !== null
  const gaveBirth = profile?.isNursing ?? (last !== undefined && last.pregnancyWeeks === null)
  return {
    stage: gaveBirth && !pregnant ? 'after-birth' : 'pregnant',
    checkDate: today,
    pregnancyWeeks: profile?.pregnancyWeeks ?? null,
    pregnancyDayInWeek: profile?.pregnancyDayInWeek ?? null,
    weeksAfterBirth: null,
    height: last?.height ?? null,
    weightBeforePregnancy: last?.weightBeforePregnancy ?? null,
    weight: null,
  }
}

export function motherDraftOf(check: MotherCheck): MotherDraft {
  return {
    stage: check.pregnancyWeeks === null ? 'after-birth' : 'pregnant',
    checkDate: parseCalendarDay(check.checkDate),
    pregnancyWeeks: check.pregnancyWeeks,
    pregnancyDayInWeek: check.pregnancyDayInWeek,
    weeksAfterBirth: check.weeksAfterBirth,
    height: check.height,
    weightBeforePregnancy: check.weightBeforePregnancy,
    weight: check.weight,
  }
}

/** What is wrong with a form that is sent, each message at its field. */
export function motherDraftProblems(draft: MotherDraft, today: CalendarDay): MotherProblems {
  const pregnant = draft.stage === 'pregnant'
  const problems: Readonly<Record<MotherField, RuleResult>> = {
    checkDate:
      draft.checkDate === null ? validationMessages.dayInvalid : validateCheckDay(draft.checkDate, today, null),
    pregnancyWeeks: pregnant ? whole(draft.pregnancyWeeks, 1, 42, 'Tuần thai là số từ 1 đến 42.') : null,
    pregnancyDayInWeek:
      pregnant && draft.pregnancyDayInWeek !== null
        ? whole(draft.pregnancyDayInWeek, 0, 6, 'Số ngày lẻ là số từ 0 đến 6.')
        : null,
    weeksAfterBirth: pregnant ? null : whole(draft.weeksAfterBirth, 0, 260, 'Số tuần sau sinh là số từ 0 đến 260.'),
    height: needed(draft.height, validateMotherHeight),
    weightBeforePregnancy: pregnant ? needed(draft.weightBeforePregnancy, validateMotherWeight) : null,
    weight: needed(draft.weight, validateMotherWeight),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== null))
}

/** The body of both calls that judge a mother. */
export function motherBody(draft: MotherDraft) {
  const pregnant = draft.stage === 'pregnant'
  return {
    checkDate: draft.checkDate ?? undefined,
    weight: draft.weight ?? undefined,
    height: draft.height ?? undefined,
    weightBeforePregnancy: draft.weightBeforePregnancy ?? undefined,
    pregnancyWeeks: pregnant ? (draft.pregnancyWeeks ?? undefined) : undefined,
    pregnancyDayInWeek: pregnant ? (draft.pregnancyDayInWeek ?? undefined) : undefined,
    weeksAfterBirth: pregnant ? undefined : (draft.weeksAfterBirth ?? undefined),
  }
}

function needed(value: number | null, rule: (value: number) => RuleResult): RuleResult {
  return value === null ? validationMessages.fieldRequired : rule(value)
}

function whole(value: number | null, least: number, most: number, message: string): RuleResult {
  if (value === null) return validationMessages.fieldRequired
  return Number.isInteger(value) && value >= least && value <= most ? null : message
}

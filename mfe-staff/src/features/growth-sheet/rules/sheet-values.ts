import type { CalendarDay } from 'shared-contracts/ages'
import type { Sex } from 'shared-contracts/growth'
import {
  type RuleResult,
  validateArm,
  validateBirthDay,
  validateCheckDay,
  validateChildMeasures,
  validatePretermWeeks,
  validationMessages,
} from 'shared-contracts/validation'
import { rowProblems } from '../../sheets'
import { growthSheetTexts as texts } from '../texts'

/** One visit as it is typed; null: empty. kg and cm. */
export interface VisitValues {
  readonly checkDate: CalendarDay | null
  readonly weight: number | null
  readonly height: number | null
  readonly armCircumference: number | null
  readonly position: 'lying' | 'standing' | 'unknown'
  readonly oedema: boolean
  readonly dangerSigns: boolean
}

export interface GrowthSheetValues {
  readonly name: string
  readonly facility: string
  readonly sex: Sex | null
  readonly dayOfBirth: CalendarDay | null
  readonly preterm: boolean
  readonly gestationWeeks: number | null
  readonly visits: readonly VisitValues[]
}

/** As many rows as one page holds beside its charts. */
export const MOST_VISITS = 6

export function emptyVisit(checkDate: CalendarDay | null): VisitValues {
  return {
    checkDate,
    weight: null,
    height: null,
    armCircumference: null,
    position: 'unknown',
    oedema: false,
    dangerSigns: false,
  }
}

export function emptyGrowthSheet(today: CalendarDay): GrowthSheetValues {
  return {
    name: '',
    facility: '',
    sex: null,
    dayOfBirth: null,
    preterm: false,
    gestationWeeks: null,
    visits: [emptyVisit(today)],
  }
}

/** Message of each field, null: correct; the limits are those of the growth book. */
export function growthSheetProblems(
  { sex, dayOfBirth, preterm, gestationWeeks, visits }: GrowthSheetValues,
  today: CalendarDay,
): Readonly<Record<string, RuleResult>> {
  return {
    sex: sex === null ? validationMessages.fieldRequired : null,
    dayOfBirth: dayOfBirth === null ? validationMessages.fieldRequired : validateBirthDay(dayOfBirth, today),
    gestationWeeks: preterm ? validatePretermWeeks(gestationWeeks) : null,
    ...rowProblems('visits', visits, (visit, earlier) => {
      const days = earlier.map(({ checkDate }) => checkDate)
      return visitProblems(visit, days, dayOfBirth, today)
    }),
  }
}

function visitProblems(
  { checkDate, weight, height, armCircumference }: VisitValues,
  earlierDays: readonly (CalendarDay | null)[],
  birth: CalendarDay | null,
  today: CalendarDay,
): Readonly<Record<'checkDate' | 'weight' | 'height' | 'armCircumference', RuleResult>> {
  const measured = validateChildMeasures(weight, height)
  return {
    checkDate: dayProblem(checkDate, earlierDays, birth, today),
    weight:
      weight === null && height === null && armCircumference === null ? validationMessages.noMeasure : measured.weight,
    height: measured.height,
    armCircumference: armCircumference === null ? null : validateArm(armCircumference),
  }
}

function dayProblem(
  day: CalendarDay | null,
  earlierDays: readonly (CalendarDay | null)[],
  birth: CalendarDay | null,
  today: CalendarDay,
): RuleResult {
  if (day === null) return validationMessages.dayInvalid
  return validateCheckDay(day, today, birth) ?? (earlierDays.includes(day) ? texts.sameDay : null)
}

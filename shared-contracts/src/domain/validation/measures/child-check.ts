import { type CalendarDay, isFutureDay, partsOf } from '../../ages/calendar-day'
import { followUpYearOptions } from '../../constants/profile-options'
import { type RuleResult, validationMessages } from '../messages'
import {
  areSwapped,
  CHILD_LENGTH_CM,
  CHILD_WEIGHT_KG,
  validateChildLength,
  validateChildWeight,
} from './child-measures'

/** cm; a working limit of this project, wide enough for every head up to five years. */
export const HEAD_CM = { min: 20, max: 70 } as const

/** cm; a working limit of this project. The tape is marked in cm and mm, so that 115 is mm. */
export const ARM_CM = { min: 6, max: 35 } as const

/** Messages by field; null: nothing to say. */
export interface MeasureProblems {
  readonly weight: RuleResult
  readonly height: RuleResult
}

/** Weight (kg) and length (cm) together: when each would fit the other's field, that is what is said. */
export function validateChildMeasures(weight: number | null, height: number | null): MeasureProblems {
  const problems = {
    weight: weight === null ? null : validateChildWeight(weight),
    height: height === null ? null : validateChildLength(height),
  }
  return areChildMeasuresSwapped(weight, height)
    ? { weight: validationMessages.measuresSwapped, height: validationMessages.measuresSwapped }
    : problems
}

/** Weight (kg) and length (cm), each typed into the other's field. */
export function areChildMeasuresSwapped(weight: number | null, height: number | null): boolean {
  return weight !== null && height !== null && areSwapped(weight, height, CHILD_WEIGHT_KG, CHILD_LENGTH_CM)
}

export function validateHead(centimetres: number): RuleResult {
  return centimetres >= HEAD_CM.min && centimetres <= HEAD_CM.max ? null : validationMessages.head
}

/** Around the middle of the upper arm. */
export function validateArm(centimetres: number): RuleResult {
  return centimetres >= ARM_CM.min && centimetres <= ARM_CM.max ? null : validationMessages.arm
}

/** Completed weeks of pregnancy at a preterm birth; null: not told. */
export function validatePretermWeeks(weeks: number | null): RuleResult {
  return weeks !== null && Number.isInteger(weeks) && weeks >= 22 && weeks <= 36
    ? null
    : validationMessages.pretermWeeks
}

/** Far before anybody who is weighed today was born; earlier ones are mistyped, and year 0 is none of the database's. */
const FIRST_CHECK_DAY = '1960-01-01'

/** A visit lies between birth and today. */
export function validateCheckDay(day: CalendarDay, today: CalendarDay, birth: CalendarDay | null): RuleResult {
  if (isFutureDay(day, today)) return validationMessages.checkDayInFuture
  if (day < FIRST_CHECK_DAY) return validationMessages.checkDayTooEarly
  return birth !== null && day < birth ? validationMessages.checkDayBeforeBirth : null
}

/**
 * The day of a visit that goes into a book: of this year or the last one. `kept`: days that the book has already, which may be put right however old
 * they are. The day of birth may always be told.
 */
export function validateFollowUpDay(
  day: CalendarDay,
  today: CalendarDay,
  birth: CalendarDay | null,
  kept: readonly CalendarDay[] = [],
): RuleResult {
  const wrong = validateCheckDay(day, today, birth)
  if (wrong !== null || day === birth || kept.includes(day)) return wrong
  return followUpYearOptions(today).includes(partsOf(day).year) ? null : validationMessages.checkDayTooOld
}

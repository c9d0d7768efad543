import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { FieldError } from 'shared-contracts/calls'
import {
  type RuleResult,
  validateBirthDay,
  validateCheckDay,
  validateChildMeasures,
  validateHead,
  validateMotherHeight,
  validateMotherWeight,
  validationMessages,
} from 'shared-contracts/validation'
import { generalFailure } from '../../platform/http/call-failure'
import type { ChildMeasures } from './child-health'
import type { MotherMeasures } from './mother-health'

/** Throws 422 with the messages, each at its field; passes when every rule is content. */
export function refuseWrongFields(problems: Readonly<Record<string, RuleResult>>): void {
  const errors = Object.entries(problems).flatMap(([field, message]): FieldError[] =>
    message === null ? [] : [{ field, code: 'invalid_value', message }],
  )
  if (errors.length > 0) throw generalFailure('validation_failed', errors)
}

/** A day from the wire, whose form the schema has checked. Throws 422 for one that does not exist. */
export function dayIn(field: string, text: string): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === null)
    throw generalFailure('validation_failed', [
      { field, code: 'invalid_value', message: validationMessages.dayInvalid },
    ])
  return day
}

export function birthDayProblem(dayOfBirth: CalendarDay, today: CalendarDay): RuleResult {
  return validateBirthDay(dayOfBirth, today)
}

export function childMeasureProblems(
  measures: ChildMeasures,
  today: CalendarDay,
  dayOfBirth: CalendarDay,
): Readonly<Record<string, RuleResult>> {
  return {
    checkDate: validateCheckDay(measures.checkDate, today, dayOfBirth),
    ...validateChildMeasures(measures.weight, measures.height),
    headCircumference: measures.headCircumference === null ? null : validateHead(measures.headCircumference),
  }
}

export function motherMeasureProblems(
  measures: MotherMeasures,
  checkDate: CalendarDay,
  today: CalendarDay,
): Readonly<Record<string, RuleResult>> {
  const { weight, height, weightBeforePregnancy } = measures
  return {
    checkDate: validateCheckDay(checkDate, today, null),
    weight: weight === null ? null : validateMotherWeight(weight),
    height: height === null ? null : validateMotherHeight(height),
    weightBeforePregnancy: weightBeforePregnancy === null ? null : validateMotherWeight(weightBeforePregnancy),
  }
}

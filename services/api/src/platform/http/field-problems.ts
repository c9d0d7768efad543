import { generalFailure } from 'service-host'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { FieldError } from 'shared-contracts/calls'
import { type RuleResult, validationMessages } from 'shared-contracts/validation'
import { wrongField } from './call-failure'

/** Throws 422 with the messages, each at its field; passes when every rule returned null. */
export function refuseWrongFields(problems: Readonly<Record<string, RuleResult>>): void {
  refuse('invalid_value', problems)
}

/** Throws 422 with what must be confirmed, each at its field; the code tells it from what is wrong. */
export function refuseUnconfirmed(doubts: Readonly<Record<string, RuleResult>>): void {
  refuse('unconfirmed_measure', doubts)
}

function refuse(code: string, problems: Readonly<Record<string, RuleResult>>): void {
  const errors = Object.entries(problems).flatMap(([field, message]): FieldError[] =>
    message === null ? [] : [{ field, code, message }],
  )
  if (errors.length > 0) throw generalFailure('validation_failed', errors)
}

/** A day from the wire, whose form the schema has checked. Throws 422 for one that does not exist. */
export function readDay(field: string, text: string): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === null) throw wrongField(field, validationMessages.dayInvalid)
  return day
}

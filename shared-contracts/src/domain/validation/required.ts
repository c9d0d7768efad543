import { type RuleResult, validationMessages } from './messages'

/** A field that may not be empty or blank. */
export function validateRequired(value: string): RuleResult {
  return value.trim() === '' ? validationMessages.fieldRequired : null
}

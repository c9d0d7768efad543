import { type RuleResult, validationMessages } from '../messages'

/**
 * 10 digits of which the first is 0, optionally grouped 3-3-4 with parentheses, hyphens, dots or spaces. The column
 * `users.phone_number` has the same rule.
 */
const PHONE = /^(?:\(0\d{2}\)|0\d{2})[-. ]?\d{3}[-. ]?\d{4}$/
/** The same number as dialled from abroad: nine digits after the country code. */
const WITH_COUNTRY_CODE = /^(?:\+84|84)[-. ]?([1-9]\d{1,2}[-. ]?\d{3}[-. ]?\d{3,4})$/

/** The ten digits under which a phone is stored; +84 and 84 become 0. Null: no phone number. */
export function normalisePhone(text: string): string | null {
  const trimmed = text.trim()
  if (PHONE.test(trimmed)) return digitsOf(trimmed)
  const national = digitsOf(WITH_COUNTRY_CODE.exec(trimmed)?.[1] ?? '')
  return national.length === 9 ? `0${national}` : null
}

export function isPhone(text: string): boolean {
  return normalisePhone(text) !== null
}

export function validatePhone(text: string): RuleResult {
  return isPhone(text) ? null : validationMessages.phone
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

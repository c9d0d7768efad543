import { plainText } from '../../text/plain-text'
import { type RuleResult, validationMessages } from '../messages'

/** Letters, digits, underscore, dot or hyphen; @; domain labels; a suffix of 2 to 6 letters. */
const EMAIL = /^[A-Za-z0-9_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/
/** RFC 5321 allows no longer address. */
const EMAIL_MAX_LENGTH = 254

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text)
}

export function validateEmail(text: string): RuleResult {
  return isEmail(plainText(text)) ? null : validationMessages.email
}

/** The form in which addresses are stored and compared. */
export function normaliseEmail(text: string): string {
  return plainText(text).toLowerCase()
}

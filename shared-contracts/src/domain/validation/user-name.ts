import { isEmail, normaliseEmail } from './email'
import { type RuleResult, validationMessages } from './messages'
import { normalisePhone } from './phone'

/** A user name is an email or a phone number; each is verified in its own way. */
export type UserName =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string }

/** The user name in the form in which it is stored; null when it is neither. */
export function parseUserName(text: string): UserName | null {
  const phone = normalisePhone(text)
  if (phone !== null) return { kind: 'phone', value: phone }
  const email = normaliseEmail(text)
  return isEmail(email) ? { kind: 'email', value: email } : null
}

export function validateUserName(text: string): RuleResult {
  return parseUserName(text) === null ? validationMessages.userName : null
}

import { validatePhone, validateRequired } from 'shared-contracts/validation'
import type { FieldMessages } from 'shared-ui/forms'
import { accountTexts } from '../../../texts/account'

export interface PhoneValues {
  readonly phoneNumber: string
  readonly code: string
  /** The number that the code went to, as it was typed; null: none was sent. */
  readonly sentTo: string | null
}

export const emptyPhone: PhoneValues = { phoneNumber: '', code: '', sentTo: null }

/** A code belongs to the number that it was sent to: another number needs another code. */
export function awaitsCode({ phoneNumber, sentTo }: Pick<PhoneValues, 'phoneNumber' | 'sentTo'>): boolean {
  return sentTo !== null && sentTo === phoneNumber
}

export function phoneMessages(values: PhoneValues) {
  const { phoneNumber, code } = values
  return {
    phoneNumber: validateRequired(phoneNumber) ?? validatePhone(phoneNumber),
    code: awaitsCode(values) ? codeMessage(code) : null,
  } satisfies FieldMessages
}

function codeMessage(code: string): string | null {
  return validateRequired(code) ?? (/^\d{6}$/.test(code.trim()) ? null : accountTexts.security.codeFormat)
}

import { normaliseCode, validatePhone, validateRequired } from 'shared-contracts/validation'
import type { FieldMessages } from 'shared-frame/forms'
import { accountTexts } from '../../../texts/account'
import { emptyProof, type OwnerProofValues, type ProvenUser, proofMessages } from '../../password-again'

export interface PhoneValues extends OwnerProofValues {
  readonly phoneNumber: string
  readonly code: string
  /** The number that the code went to, as it was typed; null: none was sent. */
  readonly sentTo: string | null
}

export const emptyPhone: PhoneValues = { phoneNumber: '', code: '', sentTo: null, ...emptyProof }

/** A code belongs to the number that it was sent to: another number needs another code. */
export function awaitsCode({ phoneNumber, sentTo }: Pick<PhoneValues, 'phoneNumber' | 'sentTo'>): boolean {
  return sentTo !== null && sentTo === phoneNumber
}

/** First the number and who asks, then the code that was sent. */
export function phoneMessages(values: PhoneValues, user: ProvenUser): FieldMessages {
  const { phoneNumber, code } = values
  const number = validateRequired(phoneNumber) ?? validatePhone(phoneNumber)
  return awaitsCode(values)
    ? { phoneNumber: number, code: codeMessage(code) }
    : { phoneNumber: number, ...proofMessages(values, user) }
}

function codeMessage(code: string): string | null {
  return validateRequired(code) ?? (/^\d{6}$/.test(normaliseCode(code)) ? null : accountTexts.security.codeFormat)
}

import { type RuleResult, validatePhone, validateRequired } from 'shared-contracts/validation'
import { accountTexts } from '../../texts/account'

export interface PhoneDraft {
  readonly phoneNumber: string
  readonly code: string
  /** The number that the code went to, as it was typed; null: none was sent. */
  readonly sentTo: string | null
}

export const emptyPhone: PhoneDraft = { phoneNumber: '', code: '', sentTo: null }

/** A code belongs to the number that it was sent to: another number needs another code. */
export function awaitsCode({ phoneNumber, sentTo }: PhoneDraft): boolean {
  return sentTo !== null && sentTo === phoneNumber
}

export function phoneProblems(draft: PhoneDraft): Readonly<Record<'phoneNumber' | 'code', RuleResult>> {
  const { phoneNumber, code } = draft
  return {
    phoneNumber: validateRequired(phoneNumber) ?? validatePhone(phoneNumber),
    code: awaitsCode(draft) ? codeProblem(code) : null,
  }
}

function codeProblem(code: string): RuleResult {
  return validateRequired(code) ?? (/^\d{6}$/.test(code.trim()) ? null : accountTexts.security.codeFormat)
}

import { type RuleResult, validationMessages } from '../messages'

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** A password to be: its length is all that is asked, so that long phrases and managers' passwords pass. */
export function validateNewPassword(password: string): RuleResult {
  if (password === '') return validationMessages.fieldRequired
  if (password.length < PASSWORD_LENGTH.min) return validationMessages.passwordTooShort
  return password.length > PASSWORD_LENGTH.max ? validationMessages.passwordTooLong : null
}

/** The password typed once more. */
export function validateConfirmPassword(password: string, confirmPassword: string): RuleResult {
  if (confirmPassword === '') return validationMessages.fieldRequired
  return password === confirmPassword ? null : validationMessages.passwordsDiffer
}

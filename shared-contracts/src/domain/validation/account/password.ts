import { type RuleResult, validationMessages } from '../messages'

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/**
 * A password to be: its length, and that it is more than blanks, so that long phrases and managers' passwords pass. The
 * server refuses commonly used ones too; browsers don't load that list.
 */
export function validateNewPassword(password: string): RuleResult {
  if (password === '') return validationMessages.fieldRequired
  if (password.length < PASSWORD_LENGTH.min) return validationMessages.passwordTooShort
  if (password.length > PASSWORD_LENGTH.max) return validationMessages.passwordTooLong
  return password.trim() === '' ? validationMessages.passwordBlank : null
}

/** The password typed once more. */
export function validateConfirmPassword(password: string, confirmPassword: string): RuleResult {
  if (confirmPassword === '') return validationMessages.fieldRequired
  return password === confirmPassword ? null : validationMessages.passwordsDiffer
}

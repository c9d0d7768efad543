import {
  type RuleResult,
  validateConfirmPassword,
  validateNewPassword,
  validateRequired,
} from 'shared-contracts/validation'

export interface PasswordDraft {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
  /** Keeps this device logged in for 30 days, as at login. */
  readonly remember: boolean
}

export const emptyPasswords: PasswordDraft = { oldPassword: '', newPassword: '', confirmPassword: '', remember: false }

export function passwordProblems(draft: PasswordDraft): Readonly<Record<string, RuleResult>> {
  return {
    oldPassword: validateRequired(draft.oldPassword),
    newPassword: validateNewPassword(draft.newPassword),
    confirmPassword: validateConfirmPassword(draft.newPassword, draft.confirmPassword),
  }
}

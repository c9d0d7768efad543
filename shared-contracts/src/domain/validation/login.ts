import { type RuleResult, validationMessages } from './messages'
import { validateRequired } from './required'

export interface LoginFields {
  readonly userName: string
  readonly password: string
}

/**
 * User name and password are both required. A password of spaces is a password. Their form is not checked
 * here: the server alone says whether such an account exists.
 */
export function validateLogin(fields: LoginFields): Readonly<Record<keyof LoginFields, RuleResult>> {
  return {
    userName: validateRequired(fields.userName),
    password: fields.password === '' ? validationMessages.fieldRequired : null,
  }
}

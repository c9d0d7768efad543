import { keptDraft } from 'shared-ui/sending'

export interface LoginValues {
  readonly userName: string
  readonly password: string
  readonly remember: boolean
}

/** The user name alone, for whichever way of logging in comes next: passwords are never kept. */
export const loginDraft = keptDraft<LoginValues>({ password: '', remember: false })

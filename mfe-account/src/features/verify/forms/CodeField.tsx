import { normaliseCode, validateRequired } from 'shared-contracts/validation'
import { formFields } from 'shared-frame/forms'
import { verifyTexts as words } from '../../../texts/sign-in'

const fields = formFields<{ readonly code: string; readonly ownCode: string }>()

/** Null: six digits; otherwise what is wrong. */
export function codeMessage(code: string): string | null {
  return validateRequired(code) ?? (/^\d{6}$/.test(normaliseCode(code)) ? null : words.codeWrong)
}

interface Props {
  readonly name?: 'code' | 'ownCode'
  readonly label?: string
  readonly hint?: string | undefined
}

/** Six digits; phones offer the code of the message that has just come. */
export function CodeField({ name = 'code', label = words.code, hint = words.codeHint }: Props) {
  return <fields.Text name={name} label={label} hint={hint} required inputMode="numeric" autoComplete="one-time-code" />
}

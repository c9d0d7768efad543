import { acceptsDigitsEntry, validateRequired } from 'shared-contracts/validation'
import { formFields } from 'shared-ui/forms'
import { verifyTexts as words } from '../../../texts/sign-in'

const fields = formFields<{ readonly code: string }>()

/** Null: six digits; otherwise what is wrong. */
export function codeMessage(code: string): string | null {
  return validateRequired(code) ?? (/^\d{6}$/.test(code) ? null : words.codeWrong)
}

/** Six digits; phones offer the code of the message that has just come. */
export function CodeField({ hint = words.codeHint }: { hint?: string | undefined }) {
  return (
    <fields.Text
      name="code"
      label={words.code}
      hint={hint}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      accepts={acceptsDigitsEntry}
    />
  )
}

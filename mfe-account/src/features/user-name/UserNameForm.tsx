import { parseUserName, type UserName, validateRequired, validateUserName } from 'shared-contracts/validation'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { loginTexts } from '../../texts/sign-in'
import { keptUserName } from './kept-user-name'

export interface UserNameFormProps {
  /** Tells this form's fields from those of others. */
  readonly name: string
  readonly hint: string
  readonly submitLabel: string
  /** Sends what the form is for; what it rejects with is told in the form. */
  readonly send: (userName: UserName) => Promise<void>
}

interface UserNameValues {
  readonly userName: string
}

const fields = formFields<UserNameValues>()

/** Asks for an email or phone number to which a message is sent. */
export function UserNameForm({ name, hint, submitLabel, send }: UserNameFormProps) {
  const form = useFieldForm<UserNameValues>({
    name,
    defaults: { userName: '' },
    kept: { ...keptUserName, stays: true },
    rules: (values) => ({ userName: validateRequired(values.userName) ?? validateUserName(values.userName) }),
    async send(values) {
      const parsed = parseUserName(values.userName)
      if (parsed) await send(parsed)
    },
  })
  return (
    <FormFrame form={form} submitLabel={submitLabel}>
      <fields.Text
        name="userName"
        htmlName="username"
        label={loginTexts.userName}
        hint={hint}
        required
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
    </FormFrame>
  )
}

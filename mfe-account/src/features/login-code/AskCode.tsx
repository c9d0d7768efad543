import { parseUserName, validateRequired, validateUserName } from 'shared-contracts/validation'
import { useShell } from 'shared-ui'
import { FormFrame, formFields, useFieldForm } from 'shared-ui/forms'
import { loginTexts, loginCodeTexts as words } from '../../texts/sign-in'
import type { AskedCode } from './asked-code'
import { requestCode } from './request-code'

interface AskValues {
  readonly userName: string
}

const fields = formFields<AskValues>()

/** Asks for a code by mail or SMS. The answer is the same for whoever is named. */
export function AskCode({ userName, onAsked }: { userName: string; onAsked: (asked: AskedCode) => void }) {
  const { api } = useShell()
  const form = useFieldForm<AskValues>({
    name: 'ask-code',
    defaults: { userName },
    rules: (values) => ({ userName: validateRequired(values.userName) ?? validateUserName(values.userName) }),
    async send(values) {
      const name = parseUserName(values.userName)
      if (name) onAsked(await requestCode(api, name.value))
    },
  })
  return (
    <FormFrame form={form} submitLabel={words.ask}>
      <fields.Text
        name="userName"
        htmlName="username"
        label={loginTexts.userName}
        hint={words.askHint}
        required
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
    </FormFrame>
  )
}

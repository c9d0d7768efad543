import { parseUserName, validateRequired, validateUserName } from 'shared-contracts/validation'
import { useShell } from 'shared-ui'
import { FormFrame, formFields, useFieldForm } from 'shared-ui/forms'
import { captchaResponse } from 'shared-ui/sending'
import { loginTexts, resetTexts as words } from '../../texts/sign-in'

/** Where a message went, as far as it is said: the answer is the same for whoever is named. */
export type Asked = { readonly kind: 'email' } | { readonly kind: 'phone'; readonly phone: string }

interface ResetValues {
  readonly userName: string
}

const fields = formFields<ResetValues>()

/** Asks for a link by mail or a code by SMS. */
export function AskReset({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const { api } = useShell()
  const form = useFieldForm<ResetValues>({
    name: 'reset',
    defaults: { userName: '' },
    rules: ({ userName }) => ({ userName: validateRequired(userName) ?? validateUserName(userName) }),
    async send({ userName }) {
      const name = parseUserName(userName)
      if (!name) return
      const response = await captchaResponse(api)
      if (name.kind === 'email') {
        await api.call('User/ForgotPassword', { query: { userName: name.value, response } })
        onAsked({ kind: 'email' })
      } else {
        await api.call('User/GetResetPasswordCodeByOtp', { body: { username: name.value, response } })
        onAsked({ kind: 'phone', phone: name.value })
      }
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

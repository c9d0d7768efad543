import { parseUserName, validateRequired, validateUserName } from 'shared-contracts/validation'
import { useShell } from 'shared-ui'
import { TextField } from 'shared-ui/forms'
import { captchaResponse, FormFrame, useForm } from 'shared-ui/sending'
import { loginTexts, resetTexts as words } from '../../texts/sign-in'

/** Where a message went, as far as it is said: the answer is the same for whoever is named (DECISIONS 30). */
export type Asked = { readonly kind: 'email' } | { readonly kind: 'phone'; readonly phone: string }

/** Asks for a link by mail or a code by SMS. */
export function AskReset({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const { api } = useShell()
  const form = useForm<{ readonly userName: string }>({
    name: 'reset',
    initial: { userName: '' },
    fields: ['userName'],
    problems: ({ userName }) => ({ userName: validateRequired(userName) ?? validateUserName(userName) }),
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
      <TextField
        id={form.fieldId('userName')}
        name="username"
        label={loginTexts.userName}
        hint={words.askHint}
        required
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        value={form.draft.userName}
        onChange={(userName) => form.change({ userName })}
        error={form.problem('userName')}
      />
    </FormFrame>
  )
}

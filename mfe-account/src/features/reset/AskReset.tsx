import { useShell } from 'shared-frame'
import { captchaResponse } from 'shared-frame/sending'
import { resetTexts as words } from '../../texts/sign-in'
import { keepReturn } from '../after-login'
import { UserNameForm } from '../user-name'

/** Where a message went, as far as it is said: the answer is the same for whoever is named. */
export type Asked = { readonly kind: 'email' } | { readonly kind: 'phone'; readonly phone: string }

interface Props {
  readonly returnTo: string | null
  readonly onAsked: (asked: Asked) => void
}

/** Asks for a link by mail or a code by SMS. */
export function AskReset({ returnTo, onAsked }: Props) {
  const { api } = useShell()
  return (
    <UserNameForm
      name="reset"
      hint={words.askHint}
      submitLabel={words.ask}
      send={async ({ kind, value }) => {
        const response = await captchaResponse(api)
        if (kind === 'email') {
          await api.call('User/ForgotPassword', { query: { userName: value, response } })
          keepReturn('new-password', returnTo)
          onAsked({ kind })
        } else {
          await api.call('User/GetResetPasswordCodeByOtp', { body: { username: value, response } })
          onAsked({ kind, phone: value })
        }
      }}
    />
  )
}

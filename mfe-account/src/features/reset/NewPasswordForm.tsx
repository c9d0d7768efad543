import { paths } from 'shared-contracts/paths'
import { validateConfirmPassword, validateNewPassword } from 'shared-contracts/validation'
import { useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { resetTexts as words } from '../../texts/sign-in'
import { withReturnTo } from '../after-login'
import { CodeField, codeMessage } from '../verify'

export interface NewPasswordFormProps {
  /** What proves who asks: a link's token, or a phone number whose code is typed here. */
  readonly proof: { readonly kind: 'link'; readonly token: string } | { readonly kind: 'phone'; readonly phone: string }
  readonly returnTo: string | null
}

interface NewPasswordValues {
  readonly code: string
  readonly newPassword: string
  readonly confirmPassword: string
}

const fields = formFields<NewPasswordValues>()

/** The new password, by the link or code that was sent. All devices are logged out, so it leads to login. */
export function NewPasswordForm({ proof, returnTo }: NewPasswordFormProps) {
  const shell = useShell()
  const byPhone = proof.kind === 'phone'
  const form = useFieldForm<NewPasswordValues>({
    name: 'new-password',
    defaults: { code: '', newPassword: '', confirmPassword: '' },
    rules: ({ code, newPassword, confirmPassword }) => ({
      code: byPhone ? codeMessage(code) : null,
      newPassword: validateNewPassword(newPassword),
      confirmPassword: validateConfirmPassword(newPassword, confirmPassword),
    }),
    async send({ code, newPassword, confirmPassword }) {
      const proven = byPhone ? { userName: proof.phone, code } : { code: proof.token }
      await shell.api.call('User/ResetPassword', { body: { ...proven, newPassword, confirmPassword } })
      // A session of this browser has ended with all others: the login page must not take it for one that goes on.
      if (shell.session.read().state !== 'anonymous') await shell.session.signOut()
      shell.notify(words.done, 'success')
      await shell.navigate(withReturnTo(paths.login, returnTo), { replace: true })
    },
  })
  const look = { required: true, autoComplete: 'new-password', maxLength: 128 } as const
  return (
    <FormFrame form={form} submitLabel={words.save}>
      {byPhone && <CodeField />}
      <fields.Password name="newPassword" label={words.newPassword} hint={words.passwordHint} {...look} />
      <fields.Password name="confirmPassword" label={words.confirmPassword} {...look} />
    </FormFrame>
  )
}

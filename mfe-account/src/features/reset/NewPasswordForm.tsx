import { paths } from 'shared-contracts/paths'
import { validateConfirmPassword, validateNewPassword } from 'shared-contracts/validation'
import { useShell } from 'shared-ui'
import { PasswordField } from 'shared-ui/forms'
import { FormFrame, useForm } from 'shared-ui/sending'
import { resetTexts as words } from '../../texts/sign-in'
import { withReturnTo } from '../login/return-to'
import { CodeField, codeProblem } from '../verify/PhoneCodeForm'

export interface NewPasswordFormProps {
  /** What proves who asks: a link's token, or a phone number whose code is typed here. */
  readonly proof: { readonly kind: 'link'; readonly token: string } | { readonly kind: 'phone'; readonly phone: string }
  readonly returnTo: string | null
}

interface Draft {
  readonly code: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** The new password, by the link or code that was sent. All devices are logged out, so it leads to login. */
export function NewPasswordForm({ proof, returnTo }: NewPasswordFormProps) {
  const shell = useShell()
  const byPhone = proof.kind === 'phone'
  const form = useForm<Draft>({
    name: 'new-password',
    initial: { code: '', newPassword: '', confirmPassword: '' },
    fields: [...(byPhone ? ['code'] : []), 'newPassword', 'confirmPassword'],
    problems: ({ code, newPassword, confirmPassword }) => ({
      code: byPhone ? codeProblem(code) : null,
      newPassword: validateNewPassword(newPassword),
      confirmPassword: validateConfirmPassword(newPassword, confirmPassword),
    }),
    async send({ code, newPassword, confirmPassword }) {
      const proven = byPhone ? { userName: proof.phone, code } : { code: proof.token }
      await shell.api.call('User/ResetPassword', { body: { ...proven, newPassword, confirmPassword } })
      shell.notify(words.done, 'success')
      await shell.navigate(withReturnTo(paths.login, returnTo), { replace: true })
    },
  })
  const { draft, change, problem, fieldId } = form
  return (
    <FormFrame form={form} submitLabel={words.save}>
      {byPhone && (
        <CodeField
          id={fieldId('code')}
          value={draft.code}
          onChange={(code) => change({ code })}
          error={problem('code')}
        />
      )}
      <PasswordField
        id={fieldId('newPassword')}
        name="newPassword"
        label={words.newPassword}
        hint={words.passwordHint}
        required
        autoComplete="new-password"
        maxLength={128}
        value={draft.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        error={problem('newPassword')}
      />
      <PasswordField
        id={fieldId('confirmPassword')}
        name="confirmPassword"
        label={words.confirmPassword}
        required
        autoComplete="new-password"
        maxLength={128}
        value={draft.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        error={problem('confirmPassword')}
      />
    </FormFrame>
  )
}

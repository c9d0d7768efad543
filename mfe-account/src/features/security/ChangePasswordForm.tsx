import { useShell } from 'shared-ui'
import { Checkbox, PasswordField } from 'shared-ui/forms'
import { FormFrame, useForm } from 'shared-ui/sending'
import { accountTexts } from '../../texts/account'
import { emptyPasswords, type PasswordDraft, passwordProblems } from './password-draft'

const texts = accountTexts.security

/** A new password. It ends the sessions of all other devices; this one goes on with the token of the answer. */
export default function ChangePasswordForm({ userName }: { userName: string }) {
  const { api, notify, session } = useShell()
  const form = useForm<PasswordDraft>({
    name: 'password',
    initial: emptyPasswords,
    fields: ['oldPassword', 'newPassword', 'confirmPassword'],
    problems: passwordProblems,
    async send({ remember, ...passwords }) {
      const { accessToken } = await api.call('User/ChangePassword', { body: { ...passwords, userName } })
      form.change(emptyPasswords)
      await session.signIn(accessToken, { remember })
      notify(texts.passwordSaved, 'success')
    },
  })
  return (
    <FormFrame form={form} submitLabel={texts.savePassword}>
      {/* For password managers: whose password it is */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        id={form.fieldId('oldPassword')}
        name="oldPassword"
        label={texts.oldPassword}
        required
        autoComplete="current-password"
        value={form.draft.oldPassword}
        onChange={(oldPassword) => form.change({ oldPassword })}
        error={form.problem('oldPassword')}
      />
      <PasswordField
        id={form.fieldId('newPassword')}
        name="newPassword"
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        required
        autoComplete="new-password"
        value={form.draft.newPassword}
        onChange={(newPassword) => form.change({ newPassword })}
        error={form.problem('newPassword')}
      />
      <PasswordField
        id={form.fieldId('confirmPassword')}
        name="confirmPassword"
        label={texts.confirmPassword}
        required
        autoComplete="new-password"
        value={form.draft.confirmPassword}
        onChange={(confirmPassword) => form.change({ confirmPassword })}
        error={form.problem('confirmPassword')}
      />
      <Checkbox
        label={texts.remember}
        name="remember"
        checked={form.draft.remember}
        onChange={(remember) => form.change({ remember })}
      />
    </FormFrame>
  )
}

import { validateConfirmPassword, validateNewPassword, validateRequired } from 'shared-contracts/validation'
import { useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { accountTexts } from '../../../texts/account'

const texts = accountTexts.security

interface PasswordValues {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
  /** Keeps this device logged in for 30 days, as at login. */
  readonly remember: boolean
}

const fields = formFields<PasswordValues>()
const empty: PasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '', remember: false }

/** A new password. It ends the sessions of all other devices; this one goes on with the token of the answer. */
export default function ChangePasswordForm({ userName }: { userName: string }) {
  const { api, notify, session } = useShell()
  const form = useFieldForm<PasswordValues>({
    name: 'password',
    defaults: empty,
    rules: ({ oldPassword, newPassword, confirmPassword }) => ({
      oldPassword: validateRequired(oldPassword),
      newPassword: validateNewPassword(newPassword),
      confirmPassword: validateConfirmPassword(newPassword, confirmPassword),
    }),
    async send({ remember, ...passwords }) {
      const { accessToken } = await api.call('User/ChangePassword', { body: { ...passwords, userName } })
      form.reset(empty)
      await session.signIn(accessToken, { remember })
      notify(texts.passwordSaved, 'success')
    },
  })
  return (
    <FormFrame form={form} submitLabel={texts.savePassword}>
      {/* For password managers: whose password it is */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <fields.Password name="oldPassword" label={texts.oldPassword} required autoComplete="current-password" />
      <fields.Password
        name="newPassword"
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        required
        autoComplete="new-password"
      />
      <fields.Password name="confirmPassword" label={texts.confirmPassword} required autoComplete="new-password" />
      <fields.Checkbox name="remember" label={texts.remember} />
    </FormFrame>
  )
}

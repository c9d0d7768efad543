import { useState } from 'react'
import { type ErrorLink, parseLoginError, type ShownError } from 'shared-contracts/errors'
import { paths } from 'shared-contracts/paths'
import { validateLogin } from 'shared-contracts/validation'
import { AppLink, Stack, useShell } from 'shared-ui'
import { Checkbox, PasswordField, TextField } from 'shared-ui/forms'
import { FormFrame, keptDraft, RefusedBySender, useForm } from 'shared-ui/sending'
import { loginTexts as words } from '../../texts/sign-in'
import { pendingVerification } from '../verify/pending-verification'
import { verifyKindOf } from '../verify/verify-kinds'
import { finishLogin } from './after-login'
import styles from './Login.module.css'
import { withReturnTo } from './return-to'

export interface LoginFormProps {
  readonly returnTo: string | null
}

interface LoginDraft {
  readonly userName: string
  readonly password: string
  readonly remember: boolean
}

/** The user name alone: passwords are never kept. */
const typedUserName = keptDraft<string>()

/** User name, password and whether this device remembers them (SPEC.md "Page shell"). */
export default function LoginForm({ returnTo }: LoginFormProps) {
  const shell = useShell()
  const [entering, setEntering] = useState(false)
  const form = useForm<LoginDraft>({
    name: 'login',
    initial: { userName: typedUserName.read() ?? '', password: '', remember: false },
    fields: ['userName', 'password'],
    problems: validateLogin,
    async send({ userName, password, remember }) {
      typedUserName.keep(userName)
      const body = { UserName: userName.trim(), Password: password }
      const { error, accessToken } = await shell.api.call('User/Login', { body })
      if (accessToken === null) throw new RefusedBySender([withWayOut(parseLoginError(error), userName)])
      setEntering(true)
      const entered = await finishLogin(accessToken, { shell, returnTo, remember })
      setEntering(false)
      if (!entered) throw new RefusedBySender([{ code: '', field: null, message: noSessionReason(), link: null }])
      typedUserName.forget()
    },
  })
  const { draft, change, problem, fieldId } = form

  return (
    <FormFrame
      form={{ ...form, sending: form.sending || entering }}
      submitLabel={words.submit}
      after={
        <p className={styles.foot}>
          {words.noAccount} <AppLink to={withReturnTo(paths.register, returnTo)}>{words.register}</AppLink>
        </p>
      }
    >
      <TextField
        id={fieldId('userName')}
        name="username"
        label={words.userName}
        required
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        value={draft.userName}
        onChange={(userName) => change({ userName })}
        error={problem('userName')}
      />
      <Stack gap="small">
        <PasswordField
          id={fieldId('password')}
          name="password"
          label={words.password}
          required
          autoComplete="current-password"
          value={draft.password}
          onChange={(password) => change({ password })}
          error={problem('password')}
        />
        <AppLink className={styles.forgot} to={withReturnTo(paths.forgotPassword, returnTo)}>
          {words.forgot}
        </AppLink>
      </Stack>
      <Checkbox
        name="remember"
        label={words.remember}
        checked={draft.remember}
        onChange={(remember) => change({ remember })}
      />
    </FormFrame>
  )
}

/** An account that was never confirmed can be confirmed at once (1001). */
function withWayOut(error: ShownError, userName: string): ShownError {
  const kind = error.code === '1001' ? verifyKindOf(userName) : null
  if (kind === null) return error
  pendingVerification.keep({ userName: userName.trim(), userId: null, isStaff: false })
  const link: ErrorLink = { title: words.confirmNow, path: `${paths.verify}?kieu=${kind}` }
  return { ...error, link }
}

function noSessionReason(): string {
  return navigator.cookieEnabled ? words.noSession : words.cookiesOff
}

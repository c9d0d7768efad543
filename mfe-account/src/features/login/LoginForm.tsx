import { type ErrorLink, parseLoginError, type ShownError } from 'shared-contracts/errors'
import { paths } from 'shared-contracts/paths'
import { validateLogin } from 'shared-contracts/validation'
import { AppLink, Stack, useShell } from 'shared-ui'
import { FormFrame, formFields, SubmissionRefused, useFieldForm } from 'shared-ui/forms'
import { keptDraft } from 'shared-ui/sending'
import { loginTexts as words } from '../../texts/sign-in'
import { finishLogin, withReturnTo } from '../after-login'
import { pendingVerification, verifyKindOf } from '../verify'
import styles from './Login.module.css'

export interface LoginFormProps {
  readonly returnTo: string | null
}

interface LoginValues {
  readonly userName: string
  readonly password: string
  readonly remember: boolean
}

const fields = formFields<LoginValues>()
const defaults: LoginValues = { userName: '', password: '', remember: false }
/** The user name alone: passwords are never kept. */
const kept = keptDraft<LoginValues>({ password: '', remember: false })

/** User name, password and whether this device remembers them. */
export default function LoginForm({ returnTo }: LoginFormProps) {
  const shell = useShell()
  const form = useFieldForm<LoginValues>({
    name: 'login',
    defaults,
    kept,
    rules: validateLogin,
    async send({ userName, password, remember }) {
      const body = { UserName: userName.trim(), Password: password }
      const { error, accessToken } = await shell.api.call('User/Login', { body })
      if (accessToken === null) throw new SubmissionRefused([withWayOut(parseLoginError(error), userName)])
      if (await finishLogin(accessToken, { shell, returnTo, remember })) return
      throw new SubmissionRefused([{ code: '', field: null, message: noSessionReason(), link: null }])
    },
  })
  return (
    <FormFrame
      form={form}
      submitLabel={words.submit}
      after={
        <p className={styles.foot}>
          {words.noAccount} <AppLink to={withReturnTo(paths.register, returnTo)}>{words.register}</AppLink>
        </p>
      }
    >
      <fields.Text
        name="userName"
        htmlName="username"
        label={words.userName}
        required
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
      <Stack gap="small">
        <fields.Password name="password" label={words.password} required autoComplete="current-password" />
        <AppLink className={styles.forgot} to={withReturnTo(paths.forgotPassword, returnTo)}>
          {words.forgot}
        </AppLink>
      </Stack>
      <fields.Checkbox name="remember" label={words.remember} />
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

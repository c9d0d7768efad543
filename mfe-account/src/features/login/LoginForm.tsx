import { useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { type ErrorLink, parseLoginError, type ShownError } from 'shared-contracts/errors'
import { paths } from 'shared-contracts/paths'
import { parseUserName, validateLogin } from 'shared-contracts/validation'
import { AppLink, LinkButton, Stack, useShell } from 'shared-frame'
import { FormFrame, formFields, SubmissionRefused, useFieldForm } from 'shared-frame/forms'
import type { SecondStepOffer } from 'shared-ui/second-step'
import { loginCodeTexts, loginStepTexts, loginTexts as words } from '../../texts/sign-in'
import { finishLogin, withReturnTo } from '../after-login'
import { loginByCodePath } from '../login-code'
import { LoginStepPart } from '../login-step'
import { keptUserName } from '../user-name'
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

/** User name, password and whether this device remembers them. */
export default function LoginForm({ returnTo }: LoginFormProps) {
  const shell = useShell()
  const [step, setStep] = useState<{ readonly offer: SecondStepOffer; readonly remember: boolean } | null>(null)
  const form = useFieldForm<LoginValues>({
    name: 'login',
    defaults,
    kept: { ...keptUserName, never: ['password', 'remember'] },
    rules: validateLogin,
    async send({ userName, password, remember }) {
      const body = { UserName: userName.trim(), Password: password }
      const { error, accessToken, secondStep } = await shell.api
        .call('User/Login', { body })
        .catch((failure: unknown) => Promise.reject(withCode(failure, returnTo)))
      if (secondStep) return setStep({ offer: secondStep, remember })
      if (accessToken === null) throw new SubmissionRefused([withWayOut(parseLoginError(error), userName)])
      if (await finishLogin(accessToken, { shell, returnTo, remember })) return
      throw new SubmissionRefused([{ code: '', field: null, message: noSessionReason(), link: null }])
    },
  })
  if (step !== null) {
    return (
      <LoginStepPart
        {...step}
        returnTo={returnTo}
        onBack={(why) => {
          // The name stays; the password is proved anew.
          form.change({ password: '' })
          setStep(null)
          if (why === 'expired') shell.notify(loginStepTexts.expired, 'warning')
        }}
      />
    )
  }
  return (
    <FormFrame
      form={form}
      submitLabel={words.submit}
      after={
        <>
          <LinkButton tone="quiet" wide to={loginByCodePath(returnTo)}>
            {loginCodeTexts.offer}
          </LinkButton>
          <p className={styles.foot}>
            {words.noAccount} <AppLink to={withReturnTo(paths.register, returnTo)}>{words.register}</AppLink>
          </p>
        </>
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
  pendingVerification.keep({ userName: parseUserName(userName)?.value ?? userName, userId: null, isStaff: false })
  const link: ErrorLink = { title: words.confirmNow, path: `${paths.verify}?kieu=${kind}` }
  return { ...error, link }
}

/** Too many wrong passwords, whoever typed them: a code is the way in. */
function withCode(failure: unknown, returnTo: string | null): unknown {
  if (!(failure instanceof ApiError) || failure.code !== 'too_many_passwords') return failure
  const link: ErrorLink = { title: loginCodeTexts.title, path: loginByCodePath(returnTo) }
  return new SubmissionRefused([{ code: failure.code, field: null, message: failure.message, link }])
}

function noSessionReason(): string {
  return navigator.cookieEnabled ? words.noSession : words.cookiesOff
}

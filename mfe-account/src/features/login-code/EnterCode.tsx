import { useEffect, useState } from 'react'
import { formatPhone, parseUserName } from 'shared-contracts/validation'
import { Notice, Stack, useShell } from 'shared-frame'
import { FormFrame, formFields, SubmissionRefused, useFieldForm } from 'shared-frame/forms'
import type { SecondStepOffer } from 'shared-ui/second-step'
import { loginStepTexts, loginTexts, loginCodeTexts as words } from '../../texts/sign-in'
import { finishLogin } from '../after-login'
import { LoginStepPart } from '../login-step'
import { CodeField, codeMessage, ResendButton } from '../verify'
import { type AskedCode, forgetAskedCode } from './asked-code'
import { requestCode } from './request-code'

interface CodeValues {
  readonly code: string
  readonly remember: boolean
}

export interface EnterCodeProps {
  readonly asked: AskedCode
  /** A new code was asked for, which replaces this one. */
  readonly onAsked: (asked: AskedCode) => void
  /** Another code has to be asked for: this one was used. */
  readonly onStartOver: () => void
  readonly returnTo: string | null
}

const NAME = 'login-code'
const fields = formFields<CodeValues>()

/** The code that was sent, which logs in. */
export function EnterCode({ asked, onAsked, onStartOver, returnTo }: EnterCodeProps) {
  const shell = useShell()
  const [step, setStep] = useState<{ readonly offer: SecondStepOffer; readonly remember: boolean } | null>(null)
  const byMail = parseUserName(asked.userName)?.kind === 'email'
  const form = useFieldForm<CodeValues>({
    name: NAME,
    defaults: { code: '', remember: false },
    rules: ({ code }) => ({ code: codeMessage(code) }),
    async send({ code, remember }) {
      const body = { request: asked.request, code }
      const { accessToken, secondStep } = await shell.api.call('User/LoginByCode', { body })
      forgetAskedCode()
      if (secondStep) return setStep({ offer: secondStep, remember })
      if (accessToken !== null && (await finishLogin(accessToken, { shell, returnTo, remember }))) return
      throw new SubmissionRefused([{ code: '', field: null, message: loginTexts.noSession, link: null }])
    },
  })
  // The button that was pressed is gone; typing goes on here.
  useEffect(() => document.getElementById(`${NAME}-code`)?.focus(), [])
  if (step !== null) {
    return (
      <LoginStepPart
        {...step}
        returnTo={returnTo}
        onBack={(why) => {
          if (why === 'expired') shell.notify(loginStepTexts.expired, 'warning')
          onStartOver()
        }}
      />
    )
  }
  return (
    <Stack>
      <div role="status">
        <Notice kind="info">
          {byMail ? words.mailSent(asked.userName) : words.smsSent(formatPhone(asked.userName))}
        </Notice>
      </div>
      <FormFrame
        form={form}
        submitLabel={loginTexts.submit}
        after={
          <ResendButton
            label={words.resend}
            sent={words.resent}
            justSent
            send={async () => onAsked(await requestCode(shell.api, asked.userName))}
          />
        }
      >
        <CodeField hint={byMail ? words.mailHint : undefined} />
        <fields.Checkbox name="remember" label={words.remember} />
      </FormFrame>
    </Stack>
  )
}

import { useEffect, useState } from 'react'
import { LoadingState, Stack, useSession, useShell } from 'shared-frame'
import type { SecondStepOffer } from 'shared-ui/second-step'
import { loginStepTexts, loginTexts, socialTexts } from '../../texts/sign-in'
import { destinationOf, welcomeAfterReload } from '../after-login'
import { LoginByCodePart } from '../login-code'
import { LoginStepPart } from '../login-step'
import { finishSocial, type SocialAttempt, SocialButtons, takeAttempt } from '../social'
import styles from './Login.module.css'
import LoginForm from './LoginForm'

export interface LoginPanelProps {
  readonly returnTo: string | null
  /** By a code instead of the password. */
  readonly byCode: boolean
}

interface SocialAnswer {
  readonly attempt: SocialAttempt | null
  readonly code: string | null
}

/** The ways to log in; on the way back from a provider, the sign-in that it answers. */
export default function LoginPanel({ returnTo, byCode }: LoginPanelProps) {
  const shell = useShell()
  const session = useSession()
  /** Undefined: not looked yet. */
  const [answer, setAnswer] = useState<SocialAnswer | null | undefined>()
  /** Of a social sign-in. */
  const [step, setStep] = useState<SecondStepOffer | null>(null)
  /** The session that the page came with, not one that a form here has just begun. */
  const [found, setFound] = useState<'anonymous' | 'signed-in' | null>(null)
  if (found === null && session.state !== 'unknown') setFound(session.state)

  useEffect(() => {
    if (answer === undefined) setAnswer(takeSocialAnswer())
    else if (answer) void finishSocial(shell, answer.attempt, answer.code).then(setStep)
  }, [answer, shell])

  useEffect(() => {
    if (answer !== null || session.state !== 'signed-in' || found !== 'signed-in') return
    welcomeAfterReload(shell)
    void shell.navigate(destinationOf(session.user, returnTo), { replace: true })
  }, [answer, session, found, returnTo, shell])

  if (answer && step) {
    return (
      <div className={styles.column}>
        <LoginStepPart
          offer={step}
          remember
          returnTo={answer.attempt?.returnTo ?? null}
          onBack={(why) => {
            if (why === 'expired') shell.notify(loginStepTexts.expired, 'warning')
            setStep(null)
            setAnswer(null)
          }}
        />
      </div>
    )
  }
  if (answer) return <LoadingState shape="panel" count={1} label={socialTexts.working(answer.attempt?.mode ?? '')} />
  if (answer === undefined || found === null || (session.state === 'signed-in' && found === 'signed-in')) {
    return <LoadingState shape="panel" count={1} label={loginTexts.loadingForm} />
  }
  return (
    <div className={styles.column}>
      <Stack>
        {byCode ? <LoginByCodePart returnTo={returnTo} /> : <LoginForm returnTo={returnTo} />}
        <SocialButtons returnTo={returnTo} />
      </Stack>
    </div>
  )
}

/** The provider's answer in the address, which is taken out of it at once: codes have no place in a history. */
function takeSocialAnswer(): SocialAnswer | null {
  const search = new URLSearchParams(window.location.search)
  if (!search.has('state') || !(search.has('code') || search.has('error'))) return null
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return { attempt: takeAttempt(search.get('state')), code: search.get('code') }
}

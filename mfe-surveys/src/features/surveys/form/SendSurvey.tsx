import { type ReactNode, useEffect, useRef } from 'react'
import { loginPath, registerPath, surveyPath } from 'shared-contracts/paths'
import { Button, LinkButton, Notice, useSession } from 'shared-frame'
import { ConsentNotice } from 'shared-ui/consent'
import { surveyTexts as texts } from '../../../texts/surveys'
import styles from '../components/SurveyQuestions.module.css'
import type { Survey } from '../requests/survey'
import type { SurveyFormState } from './use-survey-form'

/** The foot of the form: send, or what stands in the way of it. */
export function SendSurvey({ survey, form }: { survey: Survey; form: SurveyFormState }) {
  const session = useSession()
  const isSending = form.stage === 'sending'
  const returnTo = surveyPath(survey.id)
  const ways = (
    <div className={styles.ways}>
      <LinkButton to={loginPath(returnTo)}>{texts.signIn}</LinkButton>
      <LinkButton to={registerPath(returnTo)} tone="soft">
        {texts.register}
      </LinkButton>
    </div>
  )
  const waitingNote = ((): string => {
    if (!form.isKept) return texts.notKept
    if (session.state === 'anonymous') return texts.waitingSession
    return form.isBusy ? texts.waitingServerNote : texts.waitingNote
  })()
  if (form.draft.waiting !== null && !isSending)
    return (
      <Reached>
        <Notice kind="warning">
          <strong>{form.isBusy ? texts.waitingServer : texts.waiting}.</strong> {waitingNote}
        </Notice>
        {session.state === 'anonymous' ? (
          ways
        ) : (
          <div className={styles.ways}>
            <Button onClick={form.sendNow}>{texts.sendNow}</Button>
            <Button tone="soft" onClick={form.editAgain}>
              {texts.editAgain}
            </Button>
          </div>
        )}
      </Reached>
    )
  if (form.stage === 'consent')
    return (
      <Reached>
        <ConsentNotice
          agreeLabel={texts.agreeAndSend}
          onAgreed={() => form.agree(null)}
          onAgreedOffline={(version) => form.agree(version)}
        />
      </Reached>
    )
  if (form.stage === 'login' && session.state !== 'signed-in')
    return (
      <Reached>
        <Notice kind="info">{texts.loginToSend}</Notice>
        {ways}
      </Reached>
    )
  return (
    <Button type="submit" wide busy={isSending}>
      {isSending ? texts.sending : texts.send}
    </Button>
  )
}

/** The pressed button is gone: focus comes here. */
function Reached({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={styles.foot} tabIndex={-1}>
      {children}
    </div>
  )
}

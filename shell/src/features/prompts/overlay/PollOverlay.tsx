import { type ReactNode, useState } from 'react'
import { Button, Notice } from 'shared-frame'
import type { PromptAnswer, PromptQuestionProps } from 'shared-frame/remotes'
import { Widget } from '../../../frame/WidgetSlot'
import type { Poll, PollStatus, PromptAction } from '../flow/prompt'
import { QUESTION_WIDGET } from '../page/prompt-calls'
import { texts } from '../texts'
import styles from './PollOverlay.module.css'
import { WaitForQuestion } from './PromptBoundary'
import { PromptDialog } from './PromptDialog'

interface Props {
  readonly poll: Poll
  /** What was answered before and not sent. */
  readonly begun: PromptAnswer | null
  readonly status: PollStatus
  readonly band?: ReactNode
  readonly act: (action: PromptAction) => void
}

/** One question over the page. What was answered stays here through failures. */
export function PollOverlay({ poll, begun, status, band, act }: Props) {
  const [answer, setAnswer] = useState<PromptAnswer | null>(null)
  const [unwanted, setUnwanted] = useState(false)
  const sending = status.state === 'sending'
  const problems = status.state === 'asking' ? status.problems : []
  const needsConsent = status.state === 'asking' && status.needsConsent
  const close = () => act({ type: 'close' })

  function send(type: 'send' | 'agree'): void {
    if (answer) act({ type, answer })
  }

  const question: PromptQuestionProps = {
    question: poll.surveyQuestion,
    initialAnswer: begun,
    disabled: sending,
    problem: problems[0] ?? null,
    onChange(next) {
      setAnswer(next)
      act({ type: 'changed', answer: next })
    },
  }

  return (
    <PromptDialog
      title={poll.title}
      band={band}
      onClose={close}
      notices={problems.map((problem) => (
        <Notice key={problem} kind="error">
          {problem}
        </Notice>
      ))}
      actions={
        <>
          <Button busy={sending} disabled={answer === null} onClick={() => send(needsConsent ? 'agree' : 'send')}>
            {needsConsent ? texts.consent.agree : texts.poll.send}
          </Button>
          <Button tone="quiet" onClick={close}>
            {texts.poll.skip}
          </Button>
        </>
      }
    >
      {begun ? <p className={styles.terms}>{texts.poll.begun}</p> : null}
      <WaitForQuestion>
        <Widget id={QUESTION_WIDGET} props={question} />
      </WaitForQuestion>
      <p className={styles.terms}>{texts.poll.terms(poll.purpose, poll.keepDays)}</p>
      {poll.aboutHealth ? <p className={styles.terms}>{texts.poll.aboutHealth}</p> : null}
      <div role="status">{needsConsent ? <Notice kind="info">{texts.consent.text}</Notice> : null}</div>
      <label className={styles.never}>
        <input
          type="checkbox"
          checked={unwanted}
          onChange={({ target }) => {
            setUnwanted(target.checked)
            act({ type: 'unwanted', unwanted: target.checked })
          }}
        />
        {texts.poll.never}
      </label>
    </PromptDialog>
  )
}

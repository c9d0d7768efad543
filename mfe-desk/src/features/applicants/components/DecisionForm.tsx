import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { Button, Notice } from 'shared-frame'
import { useKeptLine } from 'shared-frame/kept'
import { AskFirst } from 'shared-ui/ask-first'
import { EntryActions } from 'shared-ui/desk'
import { approvalTexts as words } from '../desk-texts'
import type { Applicant, Decision, useDecision } from '../requests/applicants'
import styles from './ApprovalDesk.module.css'

interface Props {
  readonly applicant: Applicant
  readonly decision: ReturnType<typeof useDecision>
}

/** What may be decided as things stand. A refusal asks for its reason first; what was typed stays until it has been told. */
export function DecisionForm({ applicant: { userId, fullName, state }, decision }: Props) {
  const [asked, setAsked] = useState<Decision | null>(null)
  const { mutate, isPending, error } = decision
  const refusal: Decision = state === 'approved' ? 'revoked' : 'refused'
  const label = refusal === 'revoked' ? words.revoke : words.refuse
  const mayRefuse = state === 'waiting' || state === 'approved'
  return (
    <>
      {asked === null ? (
        <EntryActions>
          {state !== 'approved' && (
            <AskFirst
              size="small"
              busy={isPending}
              label={words.approve}
              aria-label={words.named(words.approve, fullName)}
              question={words.approveQuestion(fullName)}
              warning={words.approveWarning}
              keepLabel={words.keep}
              onAgreed={() => mutate({ decision: 'approved' })}
            />
          )}
          {mayRefuse && (
            <Button
              size="small"
              tone={refusal === 'revoked' ? 'danger' : 'soft'}
              aria-label={words.named(label, fullName)}
              onClick={() => setAsked(refusal)}
            >
              {label}
            </Button>
          )}
        </EntryActions>
      ) : (
        <ReasonForm
          decision={asked}
          userId={userId}
          name={fullName}
          busy={isPending}
          onLeave={() => setAsked(null)}
          onSend={(reason, forgetReason) =>
            mutate(
              { decision: asked, reason },
              {
                onSuccess() {
                  forgetReason()
                  setAsked(null)
                },
              },
            )
          }
        />
      )}
      <div role="alert">{error !== null && <Notice kind="error">{failureText(error)}</Notice>}</div>
    </>
  )
}

interface ReasonProps {
  readonly decision: Decision
  readonly userId: number
  readonly name: string
  readonly busy: boolean
  readonly onLeave: () => void
  readonly onSend: (reason: string, forgetReason: () => void) => void
}

/** The reason that the person will read. */
function ReasonForm({ decision, userId, name, busy, onLeave, onSend }: ReasonProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason, forgetReason] = useKeptLine(`decision-${userId}`)
  const [missing, setMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const isRevocation = decision === 'revoked'

  function send(event: FormEvent): void {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '') field.current?.focus()
    else onSend(reason.trim(), forgetReason)
  }

  return (
    <form
      className={styles.reason}
      onSubmit={send}
      noValidate
      aria-label={words.named(isRevocation ? words.revoke : words.refuse, name)}
    >
      <label htmlFor={id}>{words.reason}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={500}
        required
        value={reason}
        aria-invalid={missing || undefined}
        aria-describedby={`${id}-hint${missing ? ` ${id}-error` : ''}`}
        onChange={({ target }) => setReason(target.value)}
      />
      {missing && (
        <p id={`${id}-error`} className={styles.missing} role="alert">
          {words.reasonNeeded}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {isRevocation ? words.revokeHint : words.refuseHint}
      </p>
      <EntryActions>
        <Button type="submit" size="small" tone="danger" busy={busy}>
          {isRevocation ? words.sendRevocation : words.sendRefusal}
        </Button>
        <Button size="small" tone="quiet" onClick={onLeave}>
          {words.keep}
        </Button>
      </EntryActions>
    </form>
  )
}

function failureText(error: unknown): string {
  return error instanceof ApiError && error.message !== '' ? error.message : words.failed
}

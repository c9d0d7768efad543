import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from 'shared-frame'
import { useKeptLine } from 'shared-frame/kept'
import { EntryActions } from 'shared-ui/desk'
import type { Decision } from '../entry-kind'
import styles from './Decisions.module.css'
import { decisionWords as words } from './decision-words'

interface Props {
  readonly label: string
  readonly title: string
  readonly needs: Pick<NonNullable<Decision<object, string>['needs']>, 'label' | 'hint' | 'most'>
  /** Key of what was typed, on the device. */
  readonly keptAs: string
  readonly busy: boolean
  readonly onLeave: () => void
  /** `forget`: to be called once the reason has arrived. */
  readonly onSend: (reason: string, forget: () => void) => void
}

/** The reason of a decision. It stays on the device until it has been sent. */
export function ReasonForm({ label, title, needs, keptAs, busy, onLeave, onSend }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason, forget] = useKeptLine(keptAs)
  const [missing, setMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])

  function send(event: FormEvent): void {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '') field.current?.focus()
    else onSend(reason.trim(), forget)
  }

  return (
    <form className={styles.reason} onSubmit={send} noValidate aria-label={words.named(label, title)}>
      <label htmlFor={id}>{needs.label}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={needs.most}
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
        {needs.hint}
      </p>
      <EntryActions>
        <Button type="submit" size="small" tone="danger" busy={busy}>
          {label}
        </Button>
        <Button size="small" tone="quiet" onClick={onLeave}>
          {words.keep}
        </Button>
      </EntryActions>
    </form>
  )
}

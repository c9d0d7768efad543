import { type ReactNode, useState } from 'react'
import { Button, useShell } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { EntryActions } from 'shared-ui/desk'
import type { Decision, EntryKind, Known } from '../entry-kind'
import { decisionWords as words } from './decision-words'
import { Failure } from './Failure'
import { ReasonForm } from './ReasonForm'
import { useAct } from './use-act'

interface Props<E extends Known, S extends string> {
  readonly kind: Pick<EntryKind<E, S>, 'name' | 'history' | 'decisions' | 'describe'>
  readonly entry: E
  readonly now: Date
  /** Buttons and links that stand before those of the decisions. */
  readonly before?: ReactNode
  /** After a decision has been made: the pressed button may be gone. */
  readonly onDone?: () => void
  /** It is the one entry of its page: buttons need not name it. */
  readonly alone?: boolean
  /** The entry is no longer in its list: nothing more can be decided here. */
  readonly left?: boolean
  /** Told while something of the editor's stands here that must not go with the entry: an open form, a refusal. */
  readonly onBusy?: (busy: boolean) => void
}

/** What may be decided on an entry as things stand. */
export function Decisions<E extends Known, S extends string>({
  kind,
  entry,
  now,
  before,
  alone = false,
  left = false,
  onDone,
  onBusy,
}: Props<E, S>) {
  const { api } = useShell()
  const [open, setOpen] = useState<Decision<E, S> | null>(null)
  const { run, busy, failure } = useAct(kind, entry)
  const { title, state } = kind.describe(entry, now)

  const show = (decision: Decision<E, S> | null) => {
    setOpen(decision)
    onBusy?.(decision !== null)
  }
  const close = () => {
    show(null)
    onDone?.()
  }
  const decide = async (decision: Decision<E, S>, reason: string | null, then?: () => void) => {
    onBusy?.(true)
    await run(async () => {
      await decision.run(api, entry, reason)
      then?.()
      close()
      return decision.done(entry)
    })
  }
  const offered = kind.decisions.filter((decision) => decision.may(entry, state, now))

  return (
    <>
      {open?.Form && (
        <>
          <open.Form entry={entry} onDone={close} />
          <EntryActions>
            <Button size="small" tone="quiet" onClick={() => show(null)}>
              {words.keep}
            </Button>
          </EntryActions>
        </>
      )}
      {open?.needs && (
        <ReasonForm
          label={open.label}
          title={title}
          needs={open.needs}
          keptAs={open.needs.keptAs(entry)}
          busy={busy}
          onLeave={() => show(null)}
          onSend={(reason, forget) => void decide(open, reason, forget)}
        />
      )}
      {open === null && left && (
        <EntryActions>
          <Button size="small" tone="quiet" onClick={() => onBusy?.(false)}>
            {words.close}
          </Button>
        </EntryActions>
      )}
      {open === null && !left && (offered.length > 0 || before) && (
        <EntryActions>
          {before}
          {offered.map((decision) => {
            const button = {
              tone: decision.tone,
              busy,
              ...(!alone && { size: 'small' as const, 'aria-label': words.named(decision.label, title) }),
            } as const
            return decision.asks === undefined ? (
              <Button
                key={decision.label}
                {...button}
                onClick={() => (decision.Form || decision.needs ? show(decision) : void decide(decision, null))}
              >
                {decision.label}
              </Button>
            ) : (
              <AskFirst
                key={decision.label}
                {...button}
                label={decision.label}
                {...decision.asks(entry)}
                keepLabel={words.keep}
                onAgreed={() => void decide(decision, null)}
              />
            )
          })}
        </EntryActions>
      )}
      <Failure text={failure} />
    </>
  )
}

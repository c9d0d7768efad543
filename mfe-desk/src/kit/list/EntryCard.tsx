import type { ReactNode } from 'react'
import { AppLink, Notice } from 'shared-frame'
import { Entry, EntryFacts } from 'shared-ui/desk'
import { Decisions, useForgetEntries } from '../decisions'
import type { EntryKind, Known } from '../entry-kind'
import { History } from '../history'
import { listWords as words } from './list-words'

interface Props<E extends Known, S extends string> {
  readonly kind: EntryKind<E, S>
  readonly entry: E
  readonly now: Date
  readonly level: 2 | 3
  /** Buttons and links before the decisions. */
  readonly before: ReactNode
  readonly left: boolean
  readonly onDone: () => void
  readonly onBusy: (busy: boolean) => void
}

/** An entry of a list: what it is, where it stands, what can be decided. */
export function EntryCard<E extends Known, S extends string>({ kind, level, left, ...props }: Props<E, S>) {
  const { entry, now } = props
  const { title, state, to, facts } = kind.describe(entry, now)
  const { Detail } = kind
  const forget = useForgetEntries(kind.name)
  return (
    <Entry
      level={level}
      title={to === null ? title : <AppLink to={to}>{title}</AppLink>}
      state={{ name: kind.states[state].title, tone: kind.states[state].tone }}
    >
      {facts.length > 0 && (
        <EntryFacts>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </EntryFacts>
      )}
      {Detail && <Detail entry={entry} />}
      {left && <Notice kind="warning">{words.left}</Notice>}
      <Decisions kind={kind} left={left} {...props} />
      {/* Others have it below their form. */}
      {to === null && kind.history !== null && (
        <History kind={kind} entry={entry} called={title} act={(run) => run(entry).finally(forget)} />
      )}
    </Entry>
  )
}

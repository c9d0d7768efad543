import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EmptyState, Section, Stack, useShell } from 'shared-frame'
import { EntryList } from 'shared-ui/desk'
import { Failure, useAct } from '../decisions'
import type { EntryKind, Known } from '../entry-kind'
import { EntryCard } from './EntryCard'
import { listWords as words } from './list-words'
import { MoveButtons } from './MoveButtons'
import { moved } from './moved'
import { useHeld } from './use-held'
import type { Shown } from './use-listing'

interface Props<E extends Known, S extends string> {
  readonly kind: EntryKind<E, S>
  readonly shown: Shown<E, S>
  readonly now: Date
  readonly isNarrowed: boolean
  /** There is none of the kind at all. */
  readonly isEmpty: boolean
  readonly linksOf: ((entry: E, title: string) => ReactNode) | undefined
  /** What was pressed is no longer on screen. */
  readonly onGone: () => void
}

/** The entries of a list in their groups. The group without a title is the one that editors put in order, while all of it is shown. */
export function EntryGroups<E extends Known, S extends string>({
  kind,
  shown,
  now,
  isNarrowed,
  isEmpty,
  linksOf,
  onGone,
}: Props<E, S>) {
  const { api } = useShell()
  const { entries, hasLeft, hold } = useHeld(shown.entries)
  const { run, busy, failure } = useAct(kind, null)
  const [said, setSaid] = useState('')
  const decided = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what takes buttons away
  useEffect(() => {
    if (decided.current && document.activeElement === document.body) onGone()
    decided.current = false
  }, [shown.entries])
  if (entries.length === 0) {
    const [title, hint] = isEmpty ? [kind.words.none, kind.words.noneHint] : [words.noneFound, words.noneFoundHint]
    return <EmptyState title={title}>{hint}</EmptyState>
  }

  const { saveOrder } = kind.list
  const { orderVersion } = shown
  const titleOf = (entry: E) => kind.describe(entry, now).title

  function moveButtons(group: readonly E[], place: number): ReactNode {
    const entry = group[place]
    if (saveOrder === undefined || orderVersion === undefined || isNarrowed || entry === undefined) return null
    const name = titleOf(entry)
    const move = (by: -1 | 1) => {
      setSaid(words.movedTo(name, place + by + 1))
      const keys = group.map(({ key }) => key)
      void run(async () => {
        await saveOrder(api, orderVersion, moved(keys, place, by))
        return words.orderSaved
      })
    }
    return <MoveButtons {...{ name, place, busy }} count={group.length} onMove={move} />
  }

  function cards(group: readonly E[], level: 2 | 3) {
    return (
      <EntryList>
        {group.map((entry, place) => (
          <EntryCard
            key={entry.key}
            {...{ kind, entry, now, level }}
            before={
              <>
                {level === 2 && moveButtons(group, place)}
                {linksOf?.(entry, titleOf(entry))}
              </>
            }
            left={hasLeft(entry)}
            onDone={() => {
              decided.current = true
            }}
            onBusy={(isBusy) => hold(entry, isBusy)}
          />
        ))}
      </EntryList>
    )
  }

  const groups = kind.list.groups?.(entries, now) ?? [{ title: null, entries }]
  return (
    <Stack>
      <p role="status">{words.count(shown.total)}</p>
      <output className="visually-hidden">{said}</output>
      <Failure text={failure} />
      {groups.map((group) =>
        group.title === null ? (
          <div key="">{group.entries.length === 0 ? <p>{words.noneHere}</p> : cards(group.entries, 2)}</div>
        ) : (
          <Section key={group.title} title={group.title}>
            {group.entries.length === 0 ? <p>{words.noneHere}</p> : cards(group.entries, 3)}
          </Section>
        ),
      )}
    </Stack>
  )
}

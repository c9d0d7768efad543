import { useEffect, useEffectEvent, useState } from 'react'
import { Choice, EntryFilter, SearchText } from 'shared-ui/desk'
import type { Asked, EntryKind, Known } from '../entry-kind'
import { listWords as words } from './list-words'
import type { Opening } from './use-asked'
import type { Shown } from './use-listing'

/** Between two letters that somebody types, where the server looks for them. */
const TYPING_MS = 250

interface Props<E extends Known, S extends string> {
  readonly kind: Pick<EntryKind<E, S>, 'states' | 'list'>
  readonly states: readonly S[]
  readonly opening: Opening<S>
  /** What words are looked for in. */
  readonly find?: string
  readonly shown: Shown<E, S> | undefined
  readonly asked: Asked<S>
  readonly onAsk: (change: Partial<Asked<S>>) => void
}

/** What narrows a list: words and a state. */
export function EntryFilters<E extends Known, S extends string>({
  kind,
  states,
  opening,
  find,
  shown,
  asked,
  onAsk,
}: Props<E, S>) {
  const [text, setText] = useState(asked.keyword)
  const keyword = text.trim()
  const waits = kind.list.narrowedBy === 'server'
  const askFor = useEffectEvent((words: string) => {
    if (words !== asked.keyword) onAsk({ keyword: words })
  })
  useEffect(() => {
    const typed = setTimeout(() => askFor(keyword), waits ? TYPING_MS : 0)
    return () => clearTimeout(typed)
  }, [keyword, waits])
  const counts = shown?.counts ?? null
  const countOf = (state: S) => counts?.[state] ?? 0
  return (
    <EntryFilter label={words.filter}>
      <SearchText label={find ?? words.find} value={text} onChange={setText} />
      <Choice
        label={words.state}
        value={asked.state ?? ''}
        onChoose={(value) => onAsk({ state: states.find((state) => state === value) ?? null })}
      >
        {opening.all && <option value="">{words.counted(words.all, counts && sumOf(states.map(countOf)))}</option>}
        {states.map((state) => (
          <option key={state} value={state}>
            {words.counted(kind.states[state].title, counts && countOf(state))}
          </option>
        ))}
      </Choice>
    </EntryFilter>
  )
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

import { useMemo } from 'react'
import { fold } from 'shared-contracts/text'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { entriesKey } from '../decisions'
import type { Asked, EntryKind, Known, Listed } from '../entry-kind'

/** Entries on a page of a list that the server narrows. */
export const LIST_PAGE_SIZE = 20

/** What of a list is on screen. */
export interface Shown<E, S extends string> extends Pick<Listed<E, S>, 'entries' | 'total' | 'orderVersion'> {
  /** How many the words find in a state; null: not known. */
  readonly counts: Partial<Readonly<Record<S, number>>> | null
}

/** Entries of a kind as asked for; what was shown stays until the next is here. Others change them too: never from memory alone. */
export function useListing<E extends Known, S extends string>(kind: EntryKind<E, S>, asked: Asked<S>, now: Date) {
  const { api } = useShell()
  const isNarrowedHere = kind.list.narrowedBy === 'browser'
  const sent: Asked<S> = isNarrowedHere ? { keyword: '', state: null, page: 1 } : asked
  const { data, isError, isFetching, refetch } = useQuery(
    queryOptions({
      queryKey: [...entriesKey(kind.name), 'list', sent.keyword, sent.state, sent.page],
      queryFn: () => kind.list.read(api, sent),
      placeholderData: (previous) => previous,
      staleTime: 0,
    }),
  )
  const { keyword, state } = asked
  const shown = useMemo(
    (): Shown<E, S> | undefined =>
      data !== undefined && isNarrowedHere ? narrowed(kind, data, { keyword, state }, now) : data,
    [kind, data, isNarrowedHere, keyword, state, now],
  )
  return { data: shown, isError, isFetching, refetch }
}

/** All entries of a kind, narrowed by title, with or without marks, and by state. */
function narrowed<E extends Known, S extends string>(
  kind: Pick<EntryKind<E, S>, 'describe'>,
  { entries, orderVersion }: Listed<E, S>,
  { keyword, state }: Pick<Asked<S>, 'keyword' | 'state'>,
  now: Date,
): Shown<E, S> {
  const sought = fold(keyword.trim())
  const found = entries
    .map((entry) => ({ entry, ...kind.describe(entry, now) }))
    .filter(({ title }) => fold(title).includes(sought))
  const counts: { [name in S]?: number } = {}
  for (const each of found) counts[each.state] = (counts[each.state] ?? 0) + 1
  const shown = found.filter((each) => state === null || each.state === state).map(({ entry }) => entry)
  return { entries: shown, total: shown.length, orderVersion, counts }
}

import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { parseIdSlug } from 'shared-contracts/paths'
import { tokens } from 'shared-contracts/text'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { entriesKey } from '../../../kit/decisions'
import type { Known } from '../../../kit/entry-kind'
import { toldHistory } from '../../../kit/history'

export type Misses = CallAnswer<'Search/GetMisses'>
export type Missed = Misses['weeks'][number]['items'][number]
export type Judged = CallAnswer<'Search/GetJudged'>[number]
export type Judgement = CallBody<'Search/Judge'>

/** What can come first in a search. */
export interface Choosable {
  readonly kind: 'article' | 'dish'
  readonly id: number
  readonly title: string
}

/** Readers and other editors change them: never from memory alone. */
export function useMisses() {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [...entriesKey('search'), 'misses'],
      queryFn: ({ signal }) => api.call('Search/GetMisses', { signal }),
      staleTime: 0,
    }),
  )
}

export function useJudged() {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [...entriesKey('search'), 'judged'],
      queryFn: ({ signal }) => api.call('Search/GetJudged', { signal }),
      staleTime: 0,
    }),
  )
}

/** Articles and dishes for what is typed; nothing for an empty text. */
export function useChoosable(typed: string) {
  const { api } = useShell()
  const keyword = typed.trim()
  return useQuery(
    queryOptions({
      queryKey: [...entriesKey('search'), 'choosable', keyword],
      staleTime: 0,
      queryFn: async ({ signal }) => {
        if (keyword === '') return []
        const suggestions = await api.call('Search/Suggest', { body: { keyword }, signal })
        return suggestions.flatMap(({ kind, title, path }): Choosable[] => {
          const id = parseIdSlug(path.split('/').at(-1) ?? '')?.id
          return kind === 'words' || id === undefined ? [] : [{ kind, id, title }]
        })
      },
    }),
  )
}

/** Searches as desks know an entry; `version` is when it was judged. */
export const searchKind = { name: 'search', history: toldHistory<Known>('search') } as const

/** `judgedAt` null: nobody has judged it. */
export function searchEntry(query: string, judgedAt: string | null): Known {
  return { key: wordingOf(query), version: judgedAt ?? '' }
}

/** As the list of judged searches keeps a search. */
export function wordingOf(query: string): string {
  return tokens(query)
    .map(({ word }) => word)
    .join(' ')
}

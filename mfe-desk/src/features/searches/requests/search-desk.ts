import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { parseIdSlug } from 'shared-contracts/paths'
import { useShell } from 'shared-frame'
import { queryOptions, useMutation, useQuery, useQueryClient } from 'shared-frame/remote'
import { searchDeskTexts } from '../search-desk-texts'

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

const SEARCH_DESK = 'search-desk'

/** Readers and other editors change them: never from memory alone. */
export function useMisses() {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [SEARCH_DESK, 'misses'],
      queryFn: ({ signal }) => api.call('Search/GetMisses', { signal }),
      staleTime: 0,
    }),
  )
}

export function useJudged() {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [SEARCH_DESK, 'judged'],
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
      queryKey: [SEARCH_DESK, 'choosable', keyword],
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

export function useForgetSearches(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [SEARCH_DESK] })
}

/** Judges a search, or takes it back; what was refused is said, and the desk is read again either way. */
function useSearchAct<V>(act: (values: V) => Promise<unknown>, said: string) {
  const { notify } = useShell()
  const forget = useForgetSearches()
  return useMutation({
    mutationFn: act,
    onSuccess: () => notify(said, 'success'),
    onError: (error) => notify(error.message, 'error'),
    onSettled: forget,
  })
}

export function useJudging() {
  const { api } = useShell()
  return useSearchAct((body: Judgement) => api.call('Search/Judge', { body }), searchDeskTexts.judgedSaved)
}

export function useUnjudging() {
  const { api } = useShell()
  return useSearchAct(
    (query: string) => api.call('Search/Unjudge', { body: { query } }),
    searchDeskTexts.judged.removed,
  )
}

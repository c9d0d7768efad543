import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import type { DeskKind } from '../rules/desk-kinds'

/** Key of everything that the room shows: invalidated when an item changes. */
export const DESK = 'survey-desk'

/** As it is now: others change it too. */
function useDesk<T>(
  key: readonly unknown[],
  read: (api: ApiClient, signal: AbortSignal) => Promise<T>,
  options: { readonly enabled?: boolean; readonly gcTime?: number } = {},
) {
  const { api } = useShell()
  return useQuery({ queryKey: [DESK, ...key], queryFn: ({ signal }) => read(api, signal), staleTime: 0, ...options })
}

/** One item with its draft, as it is now: an older answer would bring a conflict with oneself. */
export function useDeskItem(kind: DeskKind, id: number) {
  return useDesk(['item', kind, id], (api, signal) => api.call('SurveyDesk/GetById', { query: { kind, id }, signal }), {
    gcTime: 0,
  })
}

/** How many accounts a popup was shown to. */
export function usePopupViews(id: number) {
  return useDesk(['views', id], (api, signal) => api.call('SurveyDesk/GetPopupViews', { query: { id }, signal }))
}

export type Results = CallAnswer<'SurveyDesk/GetResults'>
export type QuestionResults = NonNullable<Results['questions']>[number]

/** What of the answers is counted: absent is everything. Days of the calendar in Viet Nam, both included. */
export interface ResultFilter {
  readonly objectTypeId?: number
  readonly from?: string
  readonly until?: string
}

export function useDeskResults(id: number, filter: ResultFilter) {
  const { api } = useShell()
  return useQuery({
    ...queryOptions({
      queryKey: [DESK, 'results', id, filter],
      queryFn: ({ signal }) => api.call('SurveyDesk/GetResults', { query: { id, ...filter }, signal }),
      staleTime: 0,
    }),
    // The old counts stay while those of another filter come.
    placeholderData: (previous) => previous,
  })
}

/** Free texts and images of a question, fetched when they are asked for. */
export function useAnswerTexts(id: number, questionId: number, filter: ResultFilter, enabled: boolean) {
  return useDesk(
    ['texts', id, questionId, filter],
    (api, signal) => api.call('SurveyDesk/GetTexts', { query: { id, questionId, ...filter }, signal }),
    { enabled },
  )
}

/** An attached image, fetched when it is pressed; it leaves the memory with the page. */
export function useAnswerImage(imageId: number, enabled: boolean) {
  return useDesk(['image', imageId], (api, signal) => api.call('SurveyDesk/GetImage', { query: { imageId }, signal }), {
    enabled,
    gcTime: 0,
  })
}

import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { DESK } from './desk-list'

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
  const { api } = useShell()
  return useQuery({
    ...queryOptions({
      queryKey: [DESK, 'texts', id, questionId, filter],
      queryFn: ({ signal }) => api.call('SurveyDesk/GetTexts', { query: { id, questionId, ...filter }, signal }),
      staleTime: 0,
    }),
    enabled,
  })
}

/** An attached image, fetched when it is pressed; it leaves the memory with the page. */
export function useAnswerImage(imageId: number, enabled: boolean) {
  const { api } = useShell()
  return useQuery({
    ...queryOptions({
      queryKey: [DESK, 'image', imageId],
      queryFn: ({ signal }) => api.call('SurveyDesk/GetImage', { query: { imageId }, signal }),
      gcTime: 0,
    }),
    enabled,
  })
}

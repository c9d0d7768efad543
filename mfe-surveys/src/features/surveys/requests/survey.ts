import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'

export type Survey = CallAnswer<'Survey/GetById'>

/** One survey with its questions. Rejects with 404 when there is none, or it has ended. */
export function surveyQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['survey', id],
    queryFn: ({ signal }) => api.call('Survey/GetById', { query: { id }, signal }),
  })
}

export function useSurvey(id: number) {
  return useQuery(surveyQuery(useShell().api, id))
}

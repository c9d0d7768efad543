import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useSession, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

export type Survey = CallAnswer<'Survey/GetById'>

/** One survey with its questions. One that has ended has questions for who answered it alone. Rejects with 404 when there is none. */
export function surveyQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['survey', id],
    queryFn: ({ signal }) => api.call('Survey/GetById', { query: { id }, signal }),
    // Editors stop surveys at any moment: what a document brought is asked for anew.
    staleTime: 0,
  })
}

export function useSurvey(id: number) {
  return useQuery(surveyQuery(useShell().api, id))
}

/** A survey that has ended as its respondent may read it: a document was made for everybody, so its questions are missing there. */
export function useOwnSurvey(survey: Survey, hasAnswered: boolean) {
  const { api } = useShell()
  const session = useSession()
  const { id } = survey
  return useQuery({
    queryKey: ['survey', id, session.state === 'signed-in' ? session.user.id : null],
    queryFn: ({ signal }) => api.call('Survey/GetById', { query: { id }, signal }),
    enabled: hasAnswered,
  })
}

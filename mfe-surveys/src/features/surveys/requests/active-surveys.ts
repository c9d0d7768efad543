import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

export type SurveyCard = CallAnswer<'Survey/GetAllActiveSurvey'>[number]

/** Surveys that can be answered now, for whomever they are. */
export function activeSurveysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['surveys', 'active'],
    queryFn: ({ signal }) => api.call('Survey/GetAllActiveSurvey', { signal }),
  })
}

export function useActiveSurveys() {
  return useQuery(activeSurveysQuery(useShell().api))
}

import { useEffect, useEffectEvent } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { useSession, useShell } from 'shared-frame'
import { useQuery, useQueryClient } from 'shared-frame/remote'

export type SubmittedCard = CallAnswer<'Survey/GetSubmittedSurveys'>[number]
export type SubmittedSurvey = NonNullable<CallAnswer<'Survey/GetSubmittedSurvey'>>

/** The visitor's own answers of a survey; null: none. Asked for while somebody is logged in, and again once they were sent. */
export function useSubmittedSurvey(surveyId: number) {
  const { api } = useShell()
  const userId = useSubmitter(['submitted-survey', surveyId], surveyId)
  return useQuery({
    queryKey: ['submitted-survey', surveyId, userId],
    queryFn: ({ signal }) => api.call('Survey/GetSubmittedSurvey', { query: { surveyId }, signal }),
    enabled: userId !== null,
  })
}

/** All that the visitor has answered, the last answered first. */
export function useSubmittedSurveys() {
  const { api } = useShell()
  const userId = useSubmitter(['submitted-surveys'], null)
  return useQuery({
    queryKey: ['submitted-surveys', userId],
    queryFn: ({ signal }) => api.call('Survey/GetSubmittedSurveys', { signal }),
    enabled: userId !== null,
  })
}

/** Whose answers are asked for, null while nobody is logged in. Answers sent to the survey (null: to any) make what was asked old. */
function useSubmitter(queryKey: readonly (string | number)[], surveyId: number | null): number | null {
  const { bus } = useShell()
  const session = useSession()
  const client = useQueryClient()
  const forget = useEffectEvent((sentTo: number) => {
    if (surveyId === null || sentTo === surveyId) void client.invalidateQueries({ queryKey })
  })
  useEffect(() => bus.subscribe('surveys/submitted', (fact) => forget(fact.surveyId)), [bus])
  return session.state === 'signed-in' ? session.user.id : null
}

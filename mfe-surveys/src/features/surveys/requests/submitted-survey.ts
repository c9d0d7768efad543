import { useEffect } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { useSession, useShell } from 'shared-ui'
import { useQuery, useQueryClient } from 'shared-ui/remote'

export type SubmittedSurvey = NonNullable<CallAnswer<'Survey/GetSubmittedSurvey'>>

/** The visitor's own answers of a survey; null: none. Asked for while somebody is logged in, and again once they were sent. */
export function useSubmittedSurvey(surveyId: number) {
  const { api, bus } = useShell()
  const session = useSession()
  const client = useQueryClient()
  const userId = session.state === 'signed-in' ? session.user.id : null
  useEffect(
    () =>
      bus.subscribe('surveys/submitted', (fact) => {
        if (fact.surveyId === surveyId) void client.invalidateQueries({ queryKey: ['submitted-survey', surveyId] })
      }),
    [bus, client, surveyId],
  )
  return useQuery({
    queryKey: ['submitted-survey', surveyId, userId],
    queryFn: ({ signal }) => api.call('Survey/GetSubmittedSurvey', { query: { surveyId }, signal }),
    enabled: userId !== null,
  })
}

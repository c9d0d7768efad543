import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell, type VisitorChild } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

export type ChildCheck = CallAnswer<'HealthCheck/GetChildrenHealthHistory'>[number]

const fetchChildHistory = (api: ApiClient, childId: number, signal: AbortSignal) =>
  api.call('HealthCheck/GetChildrenHealthHistory', { query: { childId }, signal })

/** Checks of one of the user's children, oldest first. */
export function childHistoryQuery(api: ApiClient, childId: number) {
  return queryOptions({
    queryKey: ['child-history', childId],
    queryFn: ({ signal }) => fetchChildHistory(api, childId, signal),
  })
}

/** Under the sex and birthday too, by which the server judges the checks: a change of them in the profile is another answer. */
export function useChildHistory({ id, gender, dayOfBirth }: Pick<VisitorChild, 'id' | 'gender' | 'dayOfBirth'>) {
  const { api } = useShell()
  return useQuery({
    queryKey: [...childHistoryQuery(api, id).queryKey, gender, dayOfBirth],
    queryFn: ({ signal }) => fetchChildHistory(api, id, signal),
  })
}

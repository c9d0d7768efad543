import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'

export type ChildCheck = CallAnswer<'HealthCheck/GetChildrenHealthHistory'>[number]

/** Checks of one of the user's children, oldest first. */
export function childHistoryQuery(api: ApiClient, childId: number) {
  return queryOptions({
    queryKey: ['child-history', childId],
    queryFn: ({ signal }) => api.call('HealthCheck/GetChildrenHealthHistory', { query: { childId }, signal }),
  })
}

export const useChildHistory = (childId: number) => useQuery(childHistoryQuery(useShell().api, childId))

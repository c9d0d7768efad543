import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

export type MotherCheck = CallAnswer<'HealthCheck/GetMotherHealthHistory'>[number]

/** The user's own checks of one pregnancy, oldest first. */
export function motherHistoryQuery(api: ApiClient, motherId: number, pregnancyTime = 1) {
  return queryOptions({
    queryKey: ['mother-history', motherId, pregnancyTime],
    queryFn: ({ signal }) =>
      api.call('HealthCheck/GetMotherHealthHistory', { query: { motherId, pregnancyTime }, signal }),
  })
}

export const useMotherHistory = (motherId: number) => useQuery(motherHistoryQuery(useShell().api, motherId))

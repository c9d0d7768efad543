import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

export type MotherCheck = CallAnswer<'HealthCheck/CheckMotherHealth'>
export type MotherAssessment = CallAnswer<'HealthCheck/CheckOtherMotherHealth'>

/** The user's own checks of one pregnancy, oldest first. */
export function motherHistoryQuery(api: ApiClient, motherId: number, pregnancyTime = 1) {
  return queryOptions({
    queryKey: ['mother-history', motherId, pregnancyTime],
    queryFn: ({ signal }) =>
      api.call('HealthCheck/GetMotherHealthHistory', { query: { motherId, pregnancyTime }, signal }),
  })
}

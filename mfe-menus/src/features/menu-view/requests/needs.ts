import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** The ranges that a day of an object type is judged by; the page is complete without them. */
export function needsQuery(api: ApiClient, objectTypeId: number) {
  return queryOptions({
    queryKey: ['needs', objectTypeId],
    queryFn: ({ signal }) =>
      api.call('RecommendedDiet/GetRecommendedDietByObjectTypeId', { query: { objectTypeId, extra: true }, signal }),
    meta: { optional: true },
  })
}

export function useNeeds(objectTypeId: number) {
  return useQuery(needsQuery(useShell().api, objectTypeId))
}

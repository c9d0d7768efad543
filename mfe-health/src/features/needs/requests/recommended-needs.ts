import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** The recommended needs of an object type. */
export function needsQuery(api: ApiClient, objectTypeId: number) {
  return queryOptions({
    queryKey: ['recommended-diet', objectTypeId],
    queryFn: ({ signal }) =>
      api.call('RecommendedDiet/GetRecommendedDietByObjectTypeId', { query: { objectTypeId }, signal }),
  })
}

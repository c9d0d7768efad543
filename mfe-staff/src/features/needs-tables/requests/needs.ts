import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import type { Activity } from 'shared-contracts/nutrition'
import { queryOptions } from 'shared-frame/remote'

export type Need = CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>[number]

/** The recommended needs of an object type at an activity. */
export function needsQuery(api: ApiClient, objectTypeId: number, activity: Activity) {
  return queryOptions({
    queryKey: ['recommended-diet', objectTypeId, activity],
    queryFn: ({ signal }) =>
      api.call('RecommendedDiet/GetRecommendedDietByObjectTypeId', {
        query: { objectTypeId, activity, extra: true },
        signal,
      }),
  })
}

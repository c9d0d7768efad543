import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'

export type Food = CallAnswer<'NutritionConsulting/GetFoods'>[number]

/** All foods with their units. */
export function foodsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['foods'],
    queryFn: ({ signal }) => api.call('NutritionConsulting/GetFoods', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

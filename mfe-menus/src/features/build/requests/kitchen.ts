import type { ApiClient } from 'shared-contracts/client'
import { createKitchen } from 'shared-contracts/nutrition'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Materials, rules and needs that the totals are calculated with. */
export function kitchenQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['food-facts'],
    queryFn: async ({ signal }) => createKitchen(await api.call('Menu/GetFoodFacts', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useKitchen() {
  return useQuery(kitchenQuery(useShell().api))
}

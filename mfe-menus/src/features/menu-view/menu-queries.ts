import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** A menu with its days. Rejects with 404 when there is none. */
export function menuQuery(api: ApiClient, menuId: number) {
  return queryOptions({
    queryKey: ['menu', menuId],
    queryFn: ({ signal }) => api.call('Menu/GetStandardMenuById', { query: { menuId }, signal }),
  })
}

/** The bands that a day of an object type is judged by; the page lives without them. */
export function needsQuery(api: ApiClient, objectTypeId: number) {
  return queryOptions({
    queryKey: ['needs', objectTypeId],
    queryFn: ({ signal }) =>
      api.call('RecommendedDiet/GetRecommendedDietByObjectTypeId', { query: { objectTypeId }, signal }),
    meta: { optional: true },
  })
}

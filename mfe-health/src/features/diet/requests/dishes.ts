import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

const FOUND_DISHES = 6

/** Dishes of a keyword, whomever they are for: people eat what is on the table. */
export function dishesQuery(api: ApiClient, keyword: string) {
  return queryOptions({
    queryKey: ['eaten-dishes', keyword],
    queryFn: async ({ signal }) =>
      (await api.call('Dish/Search', { body: { keyword, pageNumber: 1, pageSize: FOUND_DISHES }, signal })).items,
    placeholderData: (before) => before,
    enabled: keyword !== '',
  })
}

import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'
import type { Sought } from './search-address'
import { SEARCH_PAGE_SIZE } from './search-page-size'

/** Dishes with every sought word, best hits first (DECISIONS 59). */
export function foundDishesQuery(api: ApiClient, { keyword, kind, page }: Sought) {
  const pageNumber = kind === 'mon-an' ? page : 1
  return queryOptions({
    queryKey: ['found-dishes', keyword, pageNumber],
    queryFn: ({ signal }) =>
      api.call('Dish/Search', { body: { keyword, pageNumber, pageSize: SEARCH_PAGE_SIZE }, signal }),
    meta: { optional: true },
  })
}

import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'
import type { Sought } from '../rules/search-address'
import { SEARCH_PAGE_SIZE } from '../rules/search-page-size'

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

export function useFoundDishes(sought: Sought) {
  return useQuery(foundDishesQuery(useShell().api, sought))
}

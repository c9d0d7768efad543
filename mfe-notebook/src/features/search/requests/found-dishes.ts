import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import type { SearchRequest } from '../rules/search-address'
import { SEARCH_PAGE_SIZE } from '../rules/search-page-size'

/** Dishes with every searched word, best hits first ("Order of results" in docs/product/search.md). */
export function foundDishesQuery(api: ApiClient, { keyword, kind, page }: SearchRequest) {
  const pageNumber = kind === 'mon-an' ? page : 1
  return queryOptions({
    queryKey: ['found-dishes', keyword, pageNumber],
    queryFn: ({ signal }) =>
      api.call('Dish/Search', { body: { keyword, pageNumber, pageSize: SEARCH_PAGE_SIZE }, signal }),
    meta: { optional: true },
  })
}

export function useFoundDishes(request: SearchRequest) {
  return useQuery(foundDishesQuery(useShell().api, request))
}

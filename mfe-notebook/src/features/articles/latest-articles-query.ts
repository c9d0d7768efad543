import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** One page of the newest articles of all public catalogs. */
export function latestArticlesQuery(api: ApiClient, page: number, pageSize: number) {
  return queryOptions({
    queryKey: ['latest-articles', page, pageSize],
    queryFn: ({ signal }) => api.call('Article/GetLatestArticles', { query: { pageNumber: page, pageSize }, signal }),
  })
}

export function useLatestArticles(page: number, pageSize: number) {
  return useQuery(latestArticlesQuery(useShell().api, page, pageSize))
}

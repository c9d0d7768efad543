import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** The newest articles of each of the notebook's three catalogs. */
export function homeArticlesQuery(api: ApiClient, pageSize: number) {
  return queryOptions({
    queryKey: ['home-articles', pageSize],
    queryFn: ({ signal }) => api.call('HomePage/Articles', { query: { pageSize }, signal }),
  })
}

export function useHomeArticles(pageSize: number) {
  return useQuery(homeArticlesQuery(useShell().api, pageSize))
}

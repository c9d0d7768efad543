import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'

/** The categories of all catalogs, in the editors' order. */
export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['article-categories'],
    queryFn: ({ signal }) => api.call('ArticleCategory/GetAll', { signal }),
  })
}

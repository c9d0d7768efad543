import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'
import { catalogQuery } from './catalogs-query'

/** The articles of a catalog with the most views of the last 30 days. The page is complete without them. */
export function mostViewedQuery(api: ApiClient, catalogCode: string, count: number) {
  return queryOptions({
    queryKey: ['most-viewed', catalogCode, count],
    queryFn: async ({ signal, client }) => {
      const { id } = await client.ensureQueryData(catalogQuery(api, catalogCode))
      const query = { catalogId: id, numOfShowedArticle: count }
      return api.call('Article/GetMostViewArticlesByCataLog', { query, signal })
    },
    meta: { optional: true },
  })
}

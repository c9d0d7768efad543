import type { ApiClient } from 'shared-contracts/client'
import { articleCounts } from 'shared-contracts/constants'
import { queryOptions } from 'shared-ui/remote'
import { articleQuery } from './article-query'

/** Other articles like the one that the segment names. The page lives without them. */
export function relatedArticlesQuery(api: ApiClient, segment: string) {
  const { queryKey } = articleQuery(api, segment)
  return queryOptions({
    queryKey: ['related', ...queryKey],
    queryFn: async ({ signal, client }) => {
      const { articleId } = await client.ensureQueryData(articleQuery(api, segment))
      const query = { articleId, pageNumber: 1, pageSize: articleCounts.otherArticles }
      return (await api.call('Article/GetRelatedArticles', { query, signal })).items
    },
    meta: { optional: true },
  })
}

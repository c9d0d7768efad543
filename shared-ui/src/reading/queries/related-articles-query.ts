import type { ApiClient } from 'shared-contracts/client'
import { articleCounts } from 'shared-contracts/constants'
import { queryOptions } from 'shared-frame/remote'
import { gatedArticleQuery } from './article-query'

/** Other articles like the one that the segment names. The page lives without them. */
export function relatedArticlesQuery(api: ApiClient, segment: string) {
  const article = gatedArticleQuery(api, segment)
  return queryOptions({
    queryKey: ['related', ...article.queryKey],
    queryFn: async ({ signal, client }) => {
      const { articleId } = await client.ensureQueryData(article)
      const query = { articleId, pageNumber: 1, pageSize: articleCounts.otherArticles }
      return (await api.call('Article/GetRelatedArticles', { query, signal })).items
    },
    meta: { optional: true },
  })
}

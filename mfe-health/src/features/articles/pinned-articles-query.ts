import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'

/** Which page the articles are pinned to. */
export type PinnedTo = 'mother-health' | 'baby-health' | 'tool' | 'consulting'

/** At most five articles that editors pinned to a page. The page lives without them. */
export function pinnedArticlesQuery(api: ApiClient, pinnedTo: PinnedTo) {
  return queryOptions({
    queryKey: ['pinned-articles', pinnedTo],
    meta: { optional: true },
    queryFn: ({ signal }) => {
      switch (pinnedTo) {
        case 'mother-health':
          return healthArticles(api, 'dinh-duong-va-suc-khoe-cho-me', signal)
        case 'baby-health':
          return healthArticles(api, 'dinh-duong-va-suc-khoe-cho-be', signal)
        case 'tool':
          return api.call('Article/GetPinToToolCheckPageArticles', { signal })
        case 'consulting':
          return api.call('Article/GetPinToNutritionConsultingPageArticles', { signal })
      }
    },
  })
}

function healthArticles(api: ApiClient, articleCatalog: string, signal: AbortSignal) {
  return api.call('Article/GetPinToHealthCheckPageArticles', { query: { articleCatalog }, signal })
}

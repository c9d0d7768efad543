import type { ApiClient } from 'shared-contracts/client'
import { PAGE_SIZE_MAX } from 'shared-contracts/constants'
import { queryOptions } from 'shared-ui/remote'

/** Ids of the visitor's favourite articles, as many as one call gives. Needs a session. */
export function favouriteArticlesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['favourite-articles'],
    queryFn: async ({ signal }): Promise<readonly number[]> => {
      const query = { pageNumber: 1, pageSize: PAGE_SIZE_MAX }
      const { items } = await api.call('Favorite/GetFavoriteArticles', { query, signal })
      return items.map((article) => article.articleId)
    },
  })
}

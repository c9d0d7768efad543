import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'
import { articleTagQuery } from './article-tag-query'
import type { Sought } from './search-address'
import { SEARCH_PAGE_SIZE } from './search-page-size'

/** Articles with every sought word, best hits first (DECISIONS 59), or those with a tag, newest first. */
export function foundArticlesQuery(api: ApiClient, { keyword, tag, kind, page }: Sought) {
  const pageNumber = kind === 'bai-viet' ? page : 1
  return queryOptions({
    queryKey: ['found-articles', keyword, tag, pageNumber],
    queryFn: async ({ signal, client }) => {
      const paging = { pageNumber, pageSize: SEARCH_PAGE_SIZE }
      if (tag === null) return api.call('Article/Search', { body: { keyword, ...paging }, signal })
      const { id } = await client.ensureQueryData(articleTagQuery(api, tag))
      return api.call('Article/Search', { body: { tagIds: [id], ...paging }, signal })
    },
    meta: { optional: true },
  })
}

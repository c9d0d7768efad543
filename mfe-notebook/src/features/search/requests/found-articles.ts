import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'
import type { SearchRequest } from '../rules/search-address'
import { SEARCH_PAGE_SIZE } from '../rules/search-page-size'
import { articleTagQuery } from './article-tag'

/** Articles with every searched word, best hits first ("Order of results" in docs/product/search.md), or those with a tag, newest first. */
export function foundArticlesQuery(api: ApiClient, { keyword, tag, kind, page }: SearchRequest) {
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

export function useFoundArticles(request: SearchRequest) {
  return useQuery(foundArticlesQuery(useShell().api, request))
}

import { audienceOf } from 'shared-contracts/access'
import type { ApiClient } from 'shared-contracts/client'
import { useSession, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import type { SearchRequest } from '../rules/search-address'
import { SEARCH_PAGE_SIZE } from '../rules/search-page-size'
import { articleTagQuery } from './article-tag'

/**
 * Articles with every searched word, best hits first ("Order of results" in docs/product/search.md), or those with a tag, newest first.
 * @param asStaff the answer that came with the document is everybody's: staff ask again, and get theirs
 */
export function foundArticlesQuery(api: ApiClient, { keyword, tag, kind, page }: SearchRequest, asStaff = false) {
  const pageNumber = kind === 'bai-viet' ? page : 1
  return queryOptions({
    queryKey: ['found-articles', keyword, tag, pageNumber, ...(asStaff ? ['staff'] : [])],
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
  const { api } = useShell()
  const session = useSession()
  // Whether an account of staff is approved the API knows; others need not ask twice.
  const asStaff = session.state === 'signed-in' && audienceOf({ ...session.user, staffApproved: true }) === 'staff'
  return useQuery({
    ...foundArticlesQuery(api, request, asStaff),
    placeholderData: (before) => (asStaff ? before : undefined),
  })
}

import type { ApiClient } from 'shared-contracts/client'
import { PAGE_SIZE_MAX } from 'shared-contracts/constants'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** The articles of a small catalog in the editors' order, which is that of their ids. */
export function wholeCatalogQuery(api: ApiClient, catalogCode: string) {
  return queryOptions({
    queryKey: ['whole-catalog', catalogCode],
    queryFn: async ({ signal }) => {
      const query = { catalogCode, pageNumber: 1, pageSize: PAGE_SIZE_MAX }
      const { items } = await api.call('Article/GetByCatalog', { query, signal })
      return [...items].sort((a, b) => a.articleId - b.articleId)
    },
  })
}

export function useWholeCatalog(catalogCode: string) {
  return useQuery(wholeCatalogQuery(useShell().api, catalogCode))
}

import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { articleQuery } from 'shared-ui/reading'
import { wholeCatalogQuery } from './whole-catalog'

/** The first article of a small catalog, with its content; null while the catalog has none. */
export function leadArticleQuery(api: ApiClient, catalogCode: string) {
  return queryOptions({
    queryKey: ['lead-article', catalogCode],
    queryFn: async ({ client }) => {
      const [first] = await client.ensureQueryData(wholeCatalogQuery(api, catalogCode))
      return first ? client.ensureQueryData(articleQuery(api, String(first.articleId))) : null
    },
  })
}

export function useLeadArticle(catalogCode: string) {
  return useQuery(leadArticleQuery(useShell().api, catalogCode))
}

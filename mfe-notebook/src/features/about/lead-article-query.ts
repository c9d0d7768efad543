import type { ApiClient } from 'shared-contracts/client'
import { articleQuery } from 'shared-ui/reading'
import { queryOptions } from 'shared-ui/remote'
import { wholeCatalogQuery } from './whole-catalog-query'

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

import { type ApiClient, ApiError } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'

/** All catalogs of articles. */
export function catalogsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['article-catalogs'],
    queryFn: ({ signal }) => api.call('ArticleCatalog/GetAll', { signal }),
  })
}

/** The catalog with this code. Rejects with 404 when there is none. */
export function catalogQuery(api: ApiClient, code: string) {
  return queryOptions({
    queryKey: ['article-catalog', code],
    queryFn: async ({ client }) => {
      const catalogs = await client.ensureQueryData(catalogsQuery(api))
      const catalog = catalogs.find((each) => each.code === code)
      if (!catalog) throw new ApiError('ArticleCatalog/GetAll', 404, `No catalog ${code}`)
      return catalog
    },
  })
}

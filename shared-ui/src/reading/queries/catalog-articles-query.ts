import { type ApiClient, ApiError } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'
import { catalogQuery } from './catalogs-query'
import { categoriesQuery } from './categories-query'

export interface ArticleListChoice {
  readonly catalogCode: string
  /** Code of a category of that catalog; null: the whole catalog. */
  readonly categoryCode: string | null
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** One page of a catalog's articles, newest first. Rejects with 404 for an unknown catalog or category. */
export function catalogArticlesQuery(api: ApiClient, choice: ArticleListChoice) {
  const { catalogCode, categoryCode, page, pageSize } = choice
  return queryOptions({
    queryKey: ['catalog-articles', catalogCode, categoryCode, page, pageSize],
    queryFn: async ({ signal, client }) => {
      const paging = { pageNumber: page, pageSize }
      if (categoryCode === null) {
        const { items, totalCount } = await api.call('Article/GetByCatalog', {
          query: { catalogCode, ...paging },
          signal,
        })
        return { items, totalCount }
      }
      const [catalog, categories] = await Promise.all([
        client.ensureQueryData(catalogQuery(api, catalogCode)),
        client.ensureQueryData(categoriesQuery(api)),
      ])
      // Two catalogs may each have a category of the same code
      const category = categories.find((each) => each.code === categoryCode && each.articleCatalogId === catalog.id)
      if (!category) throw new ApiError('ArticleCategory/GetAll', 404, `No category ${categoryCode}`)
      return api.call('Article/GetByCategory', { query: { categoryIds: category.id, ...paging }, signal })
    },
  })
}

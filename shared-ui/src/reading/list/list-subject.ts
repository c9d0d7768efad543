import { usePage, useQuery } from 'shared-frame/remote'
import type { Catalog, Category } from '../article-types'
import { catalogQuery } from '../queries/catalogs-query'
import { categoriesQuery } from '../queries/categories-query'
import { choiceIn } from './list-choice'

/** What a list is about: a catalog, or the category of it that the address names. */
export interface ListSubject {
  readonly title: string
  readonly description: string
  /** Where a category belongs; null: the whole catalog. */
  readonly catalogTitle: string | null
}

export function listSubject(
  catalog: Catalog,
  categories: readonly Category[],
  categoryCode: string | null,
): ListSubject {
  const category = categories.find((each) => each.code === categoryCode && each.articleCatalogId === catalog.id)
  if (!category) return { title: catalog.title, description: catalog.description, catalogTitle: null }
  return {
    title: category.title,
    description: `${category.title}. ${catalog.description}`,
    catalogTitle: catalog.title,
  }
}

/** The subject of the list on screen; null until the catalog is known. */
export function useListSubject(catalogCode: string): ListSubject | null {
  const { api, search } = usePage()
  const catalog = useQuery(catalogQuery(api, catalogCode))
  const categories = useQuery(categoriesQuery(api))
  return catalog.data
    ? listSubject(catalog.data, categories.data ?? [], choiceIn(search, catalogCode).categoryCode)
    : null
}

import { articleCounts } from 'shared-contracts/constants'
import { catalogPath } from 'shared-contracts/paths'
import type { DocumentHead } from 'shared-contracts/remotes'
import type { PageContext } from 'shared-ui/remote'
import type { Catalog, Category } from '../article-types'
import { breadcrumbJsonLd, type TrailStep } from '../head/breadcrumb-json-ld'
import { type ArticleListChoice, catalogArticlesQuery } from '../queries/catalog-articles-query'
import { catalogQuery } from '../queries/catalogs-query'
import { categoriesQuery } from '../queries/categories-query'
import { mostViewedQuery } from '../queries/most-viewed-query'
import { categoryCodeOf, LIST_PAGE_SIZE, listAddress, pageNumberOf } from './list-address'
import { listTexts } from './list-texts'

/** What an address asks of a catalog's list. */
export function choiceIn(search: URLSearchParams, catalogCode: string): ArticleListChoice {
  return {
    catalogCode,
    categoryCode: categoryCodeOf(search),
    page: pageNumberOf(search),
    pageSize: LIST_PAGE_SIZE,
  }
}

/** All that `CatalogList` shows. */
export function catalogListQueries({ api, search }: PageContext, catalogCode: string) {
  return [
    catalogQuery(api, catalogCode),
    categoriesQuery(api),
    catalogArticlesQuery(api, choiceIn(search, catalogCode)),
    mostViewedQuery(api, catalogCode, articleCounts.mostViewedInNotebook),
  ]
}

interface ListHead {
  readonly catalog: Catalog
  readonly categories: readonly Category[]
  readonly choice: ArticleListChoice
  /** Steps above the list itself. */
  readonly above: readonly TrailStep[]
}

/** Title, description and trail of a catalog's list. Each category and each page is a page of its own to crawlers. */
export function catalogListHead({ catalog, categories, choice, above }: ListHead): DocumentHead {
  const path = catalogPath(catalog.code)
  const category = categories.find((each) => each.code === choice.categoryCode && each.articleCatalogId === catalog.id)
  const title = category ? `${category.title} | ${catalog.title}` : catalog.title
  const breadcrumb = [...above, { title: catalog.title, path }]
  return {
    title: choice.page > 1 ? `${title}, ${listTexts.page(choice.page)}` : title,
    description: category ? `${category.title}. ${catalog.description}` : catalog.description,
    canonical: listAddress(path, { category: choice.categoryCode, page: choice.page }),
    breadcrumb,
    jsonLd: [breadcrumbJsonLd(breadcrumb)],
  }
}

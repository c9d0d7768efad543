import { articleCounts } from 'shared-contracts/constants'
import { catalogPath } from 'shared-contracts/paths'
import type { PageContext } from 'shared-frame/remote'
import type { DocumentHead } from 'shared-frame/remotes'
import { redirectToLastPage } from 'shared-ui/lists'
import type { Catalog, Category } from '../article-types'
import { bannersQuery } from '../banners/banners-query'
import { breadcrumbJsonLd, type TrailStep } from '../head/breadcrumb-json-ld'
import { type ArticleListChoice, catalogArticlesQuery } from '../queries/catalog-articles-query'
import { catalogQuery } from '../queries/catalogs-query'
import { categoriesQuery } from '../queries/categories-query'
import { mostViewedQuery } from '../queries/most-viewed-query'
import { LIST_PAGE_SIZE, listAddress } from './list-address'
import { choiceIn } from './list-choice'
import { listSubject } from './list-subject'
import { listTexts } from './list-texts'

/** All that `CatalogList` shows. */
export function catalogListQueries({ api, search }: PageContext, catalogCode: string): readonly object[] {
  return [
    catalogQuery(api, catalogCode),
    categoriesQuery(api),
    catalogArticlesQuery(api, choiceIn(search, catalogCode)),
    mostViewedQuery(api, catalogCode, articleCounts.mostViewedInNotebook),
    bannersQuery(api, 'article-list', catalogCode),
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
  const subject = listSubject(catalog, categories, choice.categoryCode)
  const isCategory = subject.catalogTitle !== null
  const title = isCategory ? `${subject.title} | ${subject.catalogTitle}` : subject.title
  const inCatalog = [...above, { title: catalog.title, path }]
  const breadcrumb = isCategory
    ? [...inCatalog, { title: subject.title, path: listAddress(path, { category: choice.categoryCode }) }]
    : inCatalog
  return {
    title: choice.page > 1 ? `${title}, ${listTexts.page(choice.page)}` : title,
    description: subject.description,
    canonical: listAddress(path, { category: choice.categoryCode, page: choice.page }),
    breadcrumb,
    jsonLd: [breadcrumbJsonLd(breadcrumb)],
  }
}

/** Where the head of a catalog's list leads when its address asks for a page beyond the last one. `totalCount`: articles of the choice; undefined: not known. */
export function catalogListRedirect(choice: ArticleListChoice, totalCount: number | undefined): string | undefined {
  const { catalogCode, categoryCode, page } = choice
  const href = (number: number) => listAddress(catalogPath(catalogCode), { category: categoryCode, page: number })
  return redirectToLastPage({ page, pageSize: LIST_PAGE_SIZE, totalCount, href })
}

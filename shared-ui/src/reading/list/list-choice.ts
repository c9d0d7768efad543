import type { ArticleListChoice } from '../queries/catalog-articles-query'
import { categoryCodeOf, LIST_PAGE_SIZE, pageNumberOf } from './list-address'

/** What an address asks of a catalog's list. */
export function choiceIn(search: URLSearchParams, catalogCode: string): ArticleListChoice {
  return {
    catalogCode,
    categoryCode: categoryCodeOf(search),
    page: pageNumberOf(search),
    pageSize: LIST_PAGE_SIZE,
  }
}

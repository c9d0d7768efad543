import type { SearchedArticle } from '../../articles'
import type { ListedDish } from '../../kitchen'
import type { Result } from '../rules/result'
import type { SiteSearch } from './site-search'

/** What everybody finds for a keyword, in the order of the page: the kind that answers, then the other one. */
export function resultsOf(search: SiteSearch, keyword: string): readonly Result[] {
  const found = search.find(keyword, 'everyone')
  const dishes = found.dishes.map(({ item }) => dishResult(item))
  const articles = found.articles.map(({ item }) => articleResult(item))
  return search.leadOf(keyword, found) === 'dish' ? [...dishes, ...articles] : [...articles, ...dishes]
}

export function dishResult({ card }: ListedDish): Result {
  return { kind: 'dish', id: card.dishId, title: card.title }
}

export function articleResult({ articleId, title }: SearchedArticle): Result {
  return { kind: 'article', id: articleId, title }
}

/** Where a result is among those of a keyword, from 1; null: it is not found. */
export function placeOf(search: SiteSearch, keyword: string, wanted: Pick<Result, 'kind' | 'id'>): number | null {
  const index = resultsOf(search, keyword).findIndex(({ kind, id }) => kind === wanted.kind && id === wanted.id)
  return index < 0 ? null : index + 1
}

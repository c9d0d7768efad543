import { mayRead } from 'shared-contracts/access'
import type { CallAnswer } from 'shared-contracts/calls'
import { articlePath, dishPath } from 'shared-contracts/paths'
import { type ArticleSearch, articleResource } from '../../articles'
import type { DishBank } from '../../kitchen'
import type { Result } from '../rules/result'
import type { SiteSearch } from './site-search'

export type Searchable = CallAnswer<'Search/GetMisses'>['weeks'][number]['items'][number]['offered'][number]

/** Dishes and articles that everybody can find, by kind and id. */
export type FindSearchable = (wanted: Pick<Result, 'kind' | 'id'>) => Searchable | null

/** The search, and what it can find, of one content. */
export type Searching = readonly [SiteSearch, FindSearchable]

export function searchablesOf(bank: DishBank, { articles }: ArticleSearch): FindSearchable {
  const open = new Map(
    articles
      .filter((article) => mayRead('everyone', articleResource(article)))
      .map((article) => [article.articleId, article]),
  )
  return ({ kind, id }) => {
    if (kind === 'dish') {
      const card = bank.byId.get(id)?.card
      return card ? { kind, id, title: card.title, path: dishPath(card) } : null
    }
    const article = open.get(id)
    if (!article) return null
    return { kind, id, title: article.title, path: articlePath({ ...article, catalog: { code: article.catalogCode } }) }
  }
}

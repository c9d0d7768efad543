import { type Audience, mayRead } from 'shared-contracts/access'
import { tokens } from 'shared-contracts/text'
import { type ArticleSearch, articleResource, type SearchedArticle } from '../../articles'
import type { DishBank, ListedDish } from '../../kitchen'
import { type Found, withHits } from '../../platform/search/hits'
import { phraseMarker } from '../../platform/search/phrases'
import type { Hit } from '../../platform/search/search-index'
import { createDictionary } from '../rules/dictionary'
import { type Completions, createCompletions } from './completions'

export type Kind = 'dish' | 'article'

export interface FoundKinds {
  readonly dishes: readonly Found<ListedDish>[]
  /** Those that the audience may read. */
  readonly articles: readonly Found<SearchedArticle>[]
}

/** The search over dishes and articles together: what belongs to neither kind alone. */
export interface SiteSearch {
  find(keyword: string, audience: Audience): FoundKinds
  /** Which kind answers the keyword. */
  leadOf(keyword: string, found: FoundKinds): Kind
  /** What may have been meant; null when the keyword is itself well found, or nothing better is known. */
  meantBy(keyword: string, found: FoundKinds): string | null
  /** The same as `find` for a keyword that is still being typed, the best few of each kind. */
  complete(typed: string, audience: Audience, most: number): FoundKinds
  readonly completions: Completions
}

/** Only what everybody may read gives words and completions: a word that stands on staff's pages alone is never told. */
export function createSiteSearch(bank: DishBank, articleSearch: ArticleSearch): SiteSearch {
  const { articles, fields, index, words } = articleSearch
  const open = articles.filter((article) => mayRead('everyone', articleResource(article)))
  const isOpen = new Set(open)
  const dictionary = createDictionary([
    ...bank.fields.flat(),
    ...fields.flatMap((texts, place) => (articles[place] && isOpen.has(articles[place]) ? [...texts] : [])),
  ])
  const markQuestions = phraseMarker(words.questions)

  const readable = (hits: readonly Hit[], audience: Audience): Found<SearchedArticle>[] =>
    withHits(hits, articles).filter(({ item }) => mayRead(audience, articleResource(item)))
  const find = (keyword: string, audience: Audience): FoundKinds => ({
    dishes: withHits(bank.index.find(keyword), bank.dishes),
    articles: readable(index.find(keyword), audience),
  })

  return {
    find,
    leadOf(keyword, { dishes, articles: found }) {
      const [dish, article] = [dishes[0]?.hit, found[0]?.hit]
      if (!dish || !article) return dish ? 'dish' : 'article'
      if (markQuestions(tokens(keyword)).some((marked) => marked)) return 'article'
      const [good, goodArticle] = [dish.about && dish.asTyped, article.about && article.asTyped]
      if (good !== goodArticle) return good ? 'dish' : 'article'
      if (dish.about !== article.about) return dish.about ? 'dish' : 'article'
      const share = (list: readonly Found<unknown>[], all: number) => list.filter(({ hit }) => hit.about).length / all
      const [ofDishes, ofArticles] = [share(dishes, bank.dishes.length), share(found, open.length)]
      return dish.value + ofDishes >= article.value + ofArticles ? 'dish' : 'article'
    },
    meantBy(keyword, found) {
      if (isWellFound(found)) return null
      const likely = dictionary.spellings(keyword).slice(0, MOST_SPELLINGS)
      return likely.find((spelling) => isWellFound(find(spelling, 'everyone'))) ?? null
    },
    complete: (typed, audience, most) => ({
      dishes: withHits(bank.index.complete(typed, most), bank.dishes),
      articles: readable(index.complete(typed, most * 2), audience).slice(0, most),
    }),
    completions: createCompletions(bank, open),
  }
}

/** So many spellings are tried. */
const MOST_SPELLINGS = 8
/** Words that only stand somewhere in a summary are worth less. */
const WELL_FOUND = 0.5

function isWellFound({ dishes, articles }: FoundKinds): boolean {
  const isGood = ({ hit }: Found<unknown>) => hit.about && hit.asTyped && hit.value >= WELL_FOUND
  return dishes.some(isGood) || articles.some(isGood)
}

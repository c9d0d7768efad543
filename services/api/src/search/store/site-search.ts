import { setImmediate } from 'node:timers/promises'
import { type Audience, mayRead } from 'shared-contracts/access'
import { type ArticleSearch, articleResource, type SearchedArticle } from '../../articles'
import type { DishBank, ListedDish } from '../../kitchen'
import { type Found, withHits } from '../../platform/search/hits'
import type { Hit } from '../../platform/search/search-index'
import { createDictionary } from '../rules/dictionary'
import { type Completions, createCompletions } from './completions'
import { createKeywordKind } from './keyword-kind'

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
  /** What of the keyword the site has not. */
  missingOf(keyword: string, found: FoundKinds): Missing | null
  /** What is likest to the keyword, the best few of each kind. */
  nearest(keyword: string, audience: Audience, most: number): FoundKinds
  readonly completions: Completions
}

/** A dish of this name; or anything that answers. */
export type Missing = 'dish' | 'anything'

/**
 * Only what everybody may read gives words and completions: a word that stands on staff's pages alone is never told. Made in several goes: between
 * them other calls have their turn.
 */
export async function createSiteSearch(bank: DishBank, articleSearch: ArticleSearch): Promise<SiteSearch> {
  const { articles, fields, phrases, index, words } = articleSearch
  const open = articles.filter((article) => mayRead('everyone', articleResource(article)))
  const isOpen = new Set(open)
  const dictionary = createDictionary([
    ...bank.fields.flat(),
    ...fields.flatMap((texts, place) => (articles[place] && isOpen.has(articles[place]) ? [...texts] : [])),
  ])
  await setImmediate()
  const keywordKind = createKeywordKind(
    {
      titles: bank.dishes.map(({ card }) => card.title),
      ingredients: [...new Set(bank.dishes.flatMap(({ materialTitles }) => materialTitles))],
      articles: articles.flatMap((article, place) =>
        isOpen.has(article) ? [article.title, ...(phrases[place] ?? [])] : [],
      ),
    },
    words,
  )

  await setImmediate()
  const completions = createCompletions(bank, open)

  const readable = (hits: readonly Hit[], audience: Audience): Found<SearchedArticle>[] =>
    withHits(hits, articles).filter(({ item }) => mayRead(audience, articleResource(item)))
  const find = (keyword: string, audience: Audience): FoundKinds => ({
    dishes: withHits(bank.index.find(keyword), bank.dishes),
    articles: readable(index.find(keyword), audience),
  })

  return {
    find,
    missingOf(keyword, { dishes, articles: found }) {
      const answers = ({ hit }: Found<unknown>) => (hit.about && hit.asTyped) || hit.likeness >= ANSWERS
      const isNamed = keywordKind.isNamedBy(keyword)
      const named = dishes.some(
        ({ hit, item }) => hit.likeness >= MISSPELT || isNamed(item.card.title, item.materialTitles),
      )
      const known = named || found.some(({ hit }) => hit.likeness >= NAMED)
      if (keywordKind.isDishName(keyword) || keywordKind.dishOdds(keyword) >= DISH_ODDS) return known ? null : 'dish'
      return found.some(answers) || (named && dishes.some(answers)) ? null : 'anything'
    },
    nearest: (keyword, audience, most) => ({
      dishes: withHits(bank.index.nearest(keyword, most), bank.dishes),
      articles: readable(index.nearest(keyword, most * 2), audience).slice(0, most),
    }),
    leadOf(keyword, { dishes, articles: found }) {
      if (dishes.length === 0 || found.length === 0) return dishes.length > 0 ? 'dish' : 'article'
      const isTheVery = ({ hit }: Found<unknown>) => hit.likeness >= THE_VERY
      if (found.some(isTheVery) !== dishes.some(isTheVery)) return found.some(isTheVery) ? 'article' : 'dish'
      return keywordKind.dishOdds(keyword) >= 0 ? 'dish' : 'article'
    },
    meantBy(keyword, found) {
      if (isWellFound(found)) return null
      const likely = dictionary.spellings(keyword).slice(0, MOST_SPELLINGS)
      return likely.find((spelling) => isMeant(find(spelling, 'everyone'))) ?? null
    },
    complete: (typed, audience, most) => ({
      dishes: withHits(bank.index.complete(typed, most), bank.dishes),
      articles: readable(index.complete(typed, most * 2), audience).slice(0, most),
    }),
    completions,
  }
}

/** A keyword so likely asks for a dish that articles which mention its words don't answer it. */
const DISH_ODDS = 2
/** A keyword that is a title or a phrase. */
const THE_VERY = 0.995
/** So like a title or a phrase, it is the one that was asked for. */
const NAMED = 0.8
/** So like a title, all of its words stand in it, though one may be misspelt. */
const MISSPELT = 0.88
/** So like a title or a phrase, it answers. */
const ANSWERS = 0.45
/** So many spellings are tried. */
const MOST_SPELLINGS = 8
/** So like a title or a phrase is what was meant. */
const MEANT = 0.4
/** Words that only stand somewhere in a summary are worth less. */
const WELL_FOUND = 0.5

function isWellFound({ dishes, articles }: FoundKinds): boolean {
  const isGood = ({ hit }: Found<unknown>) =>
    hit.likeness >= THE_VERY || (hit.about && hit.asTyped && hit.value >= WELL_FOUND)
  return dishes.some(isGood) || articles.some(isGood)
}

/** A spelling that only brings words together by chance is not what was meant. */
function isMeant(found: FoundKinds): boolean {
  const isLike = ({ hit }: Found<unknown>) => hit.likeness >= MEANT
  return isWellFound(found) && (found.dishes.some(isLike) || found.articles.some(isLike))
}

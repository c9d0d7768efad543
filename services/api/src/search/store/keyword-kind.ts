import { type Token, tokens } from 'shared-contracts/text'
import { naming } from '../../platform/search/naming'
import { phraseMarker, standsAt } from '../../platform/search/phrases'
import type { SearchWords } from '../../platform/search/search-words'
import { createKindLikelihood } from '../rules/kind-likelihood'

/** What a keyword asks for: a dish, or a text to read. */
export interface KeywordKind {
  /** How sure it asks for a dish: above 0 rather a dish, below 0 rather an article. A question asks for an article. */
  dishOdds(keyword: string): number
  /** Whether it has the form of a dish's name: begins as dishes do, and none of its words is rather one of articles. */
  isDishName(keyword: string): boolean
  /** Whether a dish is the one that the keyword names: it has its words, more than half of them in the title. */
  isNamedBy(keyword: string): (title: string, ingredients: readonly string[]) => boolean
}

/** A word that says little counts so much of what it would. */
const FILLER = 0.2
/** "Món", "cách nấu" in front: e to the power of this as likely a dish. */
const REQUEST = 3
/** For whom a dish is says little of what is asked. */
const DINER = 0.2
/** A word that is e to this power times likelier in articles is none of a dish. */
const OF_ARTICLES = -3
/** So many titles of the bank begin with what dishes are called first. */
const LEAST_TITLES = 3

/** What the keyword is compared with. */
interface Texts {
  /** Titles of dishes. */
  readonly titles: readonly string[]
  readonly ingredients: readonly string[]
  /** Titles of articles, and what people type who want them. */
  readonly articles: readonly string[]
}

export function createKeywordKind({ titles, ingredients, articles }: Texts, words: SearchWords): KeywordKind {
  const nameOf = naming(words.sameThings)
  const read = (text: string) => nameOf(tokens(text))
  const likelihood = createKindLikelihood([...titles, ...ingredients].map(read), articles.map(read))
  const beginnings = frequentFirstWords(titles.map(read))
  const knownNames = words.dishes.map(read)
  const markQuestions = phraseMarker(words.questions)
  const fillers = [...words.questions, ...words.fillers, ...words.requests]
  const markFillers = phraseMarker(fillers)
  const markNeedless = phraseMarker([...fillers, ...words.diners])
  const requests = words.requests.map(read)
  const neededOf = (named: readonly Token[]) => {
    const needless = markNeedless(named)
    return named.filter((_, index) => !needless[index])
  }
  return {
    dishOdds(keyword) {
      const named = read(keyword)
      if (markQuestions(named).includes(true)) return Number.NEGATIVE_INFINITY
      const request = requests.some((each) => standsAt(each, named, 0)) ? REQUEST : 0
      const needless = markNeedless(named)
      const weights = markFillers(named).map((filler, index) => (filler ? FILLER : needless[index] ? DINER : 1))
      return request + likelihood.of(named, weights, isAccented(keyword))
    },
    isDishName(keyword) {
      const typed = read(keyword)
      const needed = neededOf(typed)
      if (markQuestions(typed).includes(true)) return false
      const beginsWith = (name: readonly Token[]) => standsAt(name, needed, 0)
      const accented = isAccented(keyword)
      const isOfArticles = (token: Token) => likelihood.of([token], [1], accented) <= OF_ARTICLES
      return knownNames.some(beginsWith) || (beginnings.some(beginsWith) && !needed.some(isOfArticles))
    },
    isNamedBy(keyword) {
      const named = read(keyword)
      const needed = neededOf(named)
      const accented = isAccented(keyword)
      const isTyped = (typed: Token, { word, folded }: Token) =>
        typed.word === word || (!accented && typed.folded === folded)
      return (title, ingredients) => {
        const has = (words: readonly Token[]) => (token: Token) => words.some((word) => isTyped(token, word))
        const own = read(title)
        const all = [...own, ...read(ingredients.join(', '))]
        return needed.every(has(all)) && needed.filter(has(own)).length > needed.length / 2
      }
    },
  }
}

function frequentFirstWords(titles: readonly (readonly Token[])[]): Token[][] {
  const counts = new Map<string, { token: Token; titles: number }>()
  for (const [token] of titles)
    if (token) counts.set(token.word, { token, titles: (counts.get(token.word)?.titles ?? 0) + 1 })
  return [...counts.values()].filter((each) => each.titles >= LEAST_TITLES).map(({ token }) => [token])
}

/** Who types accents on one word means a word without them as it stands. */
function isAccented(keyword: string): boolean {
  return tokens(keyword).some(({ word, folded }) => word !== folded)
}

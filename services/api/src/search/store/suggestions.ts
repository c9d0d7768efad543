import type { Audience } from 'shared-contracts/access'
import type { CallAnswer } from 'shared-contracts/calls'
import { articlePath, dishPath, searchPath } from 'shared-contracts/paths'
import type { SearchedArticle } from '../../articles'
import type { ListedDish } from '../../kitchen'
import type { Found } from '../../platform/search/hits'
import type { SiteSearch } from './site-search'

export type Suggestion = CallAnswer<'Search/Suggest'>[number]

/** Words first, then the kind that answers, then the other one: eight at most, a list that a phone shows above its keyboard. */
const MOST = { words: 3, lead: 3, other: 2 } as const

export function suggestionsFor(search: SiteSearch, typed: string, audience: Audience): readonly Suggestion[] {
  const kept = keptOf.get(search) ?? new Map<string, readonly Suggestion[]>()
  keptOf.set(search, kept)
  const key = `${audience} ${typed.normalize('NFC').toLowerCase()}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= KEPT_BEGINNINGS) kept.delete(kept.keys().next().value ?? '')
  const made = makeSuggestions(search, typed, audience)
  kept.set(key, made)
  return made
}

/** First letters are typed by everybody. By search: another content has its own. */
const keptOf = new WeakMap<SiteSearch, Map<string, readonly Suggestion[]>>()
const KEPT_BEGINNINGS = 2000

function makeSuggestions(search: SiteSearch, typed: string, audience: Audience): readonly Suggestion[] {
  const words = search.completions.of(typed, MOST.words)
  const found = search.complete(typed, audience, MOST.lead)
  // What is still being typed is judged by what it most likely becomes.
  const likely = words[0]
  const lead = likely === undefined ? search.leadOf(typed, found) : search.leadOf(likely, search.find(likely, audience))
  const most = (kind: 'dish' | 'article') => (kind === lead ? MOST.lead : MOST.other)
  const dishes = found.dishes
    .filter(isGood)
    .slice(0, most('dish'))
    .map(({ item }) => dishSuggestion(item))
  const articles = found.articles
    .filter(isGood)
    .slice(0, most('article'))
    .map(({ item }) => articleSuggestion(item))
  return [
    ...words.map((title): Suggestion => ({ kind: 'words', title, path: searchPath(title) })),
    ...(lead === 'dish' ? [...dishes, ...articles] : [...articles, ...dishes]),
  ]
}

export function dishSuggestion({ card }: ListedDish): Suggestion {
  return { kind: 'dish', title: card.title, path: dishPath(card) }
}

export function articleSuggestion(article: SearchedArticle): Suggestion {
  const path = articlePath({ ...article, catalog: { code: article.catalogCode } })
  return { kind: 'article', title: article.title, path }
}

/** What has the words of the keyword, but not together, helps nobody who is still typing. */
const LEAST_VALUE = 0.45

function isGood({ hit }: Found<unknown>): boolean {
  return hit.about && hit.value >= LEAST_VALUE
}

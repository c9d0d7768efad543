import { setImmediate } from 'node:timers/promises'
import { type Token, tokens } from 'shared-contracts/text'
import { createLikeness } from './likeness'
import { naming } from './naming'
import { phraseMarker } from './phrases'
import { type SoughtWord, scoreOf } from './score'
import { noSearchWords, type SearchWords } from './search-words'
import { createVocabulary, fieldOf, type Matches, RANKS, type SearchFields, type WordMatch } from './vocabulary'

export type { SearchFields } from './vocabulary'

/** A document that was found, known by its place in the list that the index was made of. */
export interface Hit {
  readonly place: number
  /** From 0 to 1; comparable between indexes. */
  readonly value: number
  /** About the keyword; else its words stand somewhere in it. */
  readonly about: boolean
  /** As typed, accents that were typed included. */
  readonly asTyped: boolean
  /** How like the keyword is to what the document is asked by: "Likeness". */
  readonly likeness: number
}

/** Finds documents by words. */
export interface SearchIndex {
  /**
   * What the keyword finds, best first: documents about it, then those that mention it; within these as typed before other accents and
   * near spellings, then by score ("Order of results" in docs/product/search.md), then in the order of the list. A keyword without words finds
   * all.
   */
  find(keyword: string): readonly Hit[]
  /** The same while the last word is still being typed; at most `most`. */
  complete(typed: string, most: number): readonly Hit[]
  /**
   * Documents whose title or phrase is likest to the keyword, at most `most`, though they may be about something else. Where titles alone are known,
   * those that begin as the keyword come first: what is like a soup is a soup.
   */
  nearest(keyword: string, most: number): readonly Hit[]
}

const MAX_WORDS = 12
/** A page of results asks for the same keyword several times. */
const KEPT_KEYWORDS = 100
/** Of more documents than these, what is still being typed finds those that are called so. */
const MANY = 100
/** A document may lack words that together tell less than this share of the keyword. */
const LACKED = 0.5
/** A word that says little weighs this much of what it would. */
const FILLER = 0.12
/** What likeness to a phrase counts beside words in the text. */
const LIKENESS = 0.5
/** How like a phrase of a document a keyword is: */
const LIKE = {
  /** it is the very phrase, but for words that say little; */
  same: 0.97,
  /** it is asked by the keyword, whatever its text says; */
  asked: 0.55,
  /** it is found, though it lacks the words; */
  found: 0.4,
  /** what is spelt otherwise is the same; */
  respelt: 0.35,
  /** it is the nearest where nothing else is found. */
  near: 0.2,
} as const

/** What is known of each document beside its text. */
interface Details {
  /** Among equally good ones; 1 when not given. */
  readonly worth?: readonly number[]
  /** What people type who want the document. A keyword that is like one is about the document, whatever its text says. */
  readonly phrases?: readonly (readonly string[])[]
}

/** Made in two goes: between them other calls have their turn. */
export async function createSearchIndex(
  documents: readonly SearchFields[],
  words: SearchWords = noSearchWords,
  { worth = [], phrases }: Details = {},
): Promise<SearchIndex> {
  const nameOf = naming(words.sameThings)
  const wordsOf = (keyword: string) => nameOf(tokens(keyword).slice(0, MAX_WORDS))
  const vocabulary = createVocabulary(documents, nameOf)
  await setImmediate()
  const everything = documents.map((_, place): Hit => ({ place, value: 0, about: true, asTyped: true, likeness: 0 }))
  const firstWords = documents.map(([title]) => nameOf(tokens(title))[0]?.folded)
  const markFillers = phraseMarker([...words.questions, ...words.fillers])
  const likeness = createLikeness(
    documents.map(([title], place) =>
      [title, ...(phrases?.[place] ?? [])].flatMap((phrase) => {
        const typed = tokens(phrase)
        const named = nameOf(typed)
        return typed.length === named.length && typed.every(({ word }, index) => word === named[index]?.word)
          ? [named]
          : [named, typed]
      }),
    ),
    markFillers,
  )

  const search = (sought: readonly Token[], lastMatches?: (token: Token) => Matches): readonly Hit[] => {
    const hits = new Map<number, Hit>()
    const fillers = markFillers(sought)
    const all = fillers.every((filler) => filler)
    const add = (matchesOf: (token: Token) => Matches, share: number) => {
      const terms = sought.map((token, index) => {
        const matches = (index === sought.length - 1 && lastMatches ? lastMatches : matchesOf)(token)
        const optional = !all && fillers[index] === true
        const telling = Math.log(1 + vocabulary.size / Math.max(1, matches.size))
        return { matches, optional, weight: telling * (optional ? FILLER : 1) }
      })
      const found = [...candidates(terms, share)]
      const titled = lastMatches && found.length > MANY ? found.filter((place) => isInTitle(terms, place)) : []
      for (const place of titled.length > 0 ? titled : found) {
        const words = terms.map((term): SoughtWord => ({ weight: term.weight, match: matchOf(term, place) }))
        const score = scoreOf(words, vocabulary.titleLengths[place] ?? 0)
        const known = hits.get(place)
        const value = score.value * (worth[place] ?? 1)
        const needed = words.filter((_, index) => terms[index]?.optional === false)
        const asTyped = needed.every(({ match }) => match !== null && match.rank <= RANKS.folded)
        const about = score.about && needed.every(({ match }) => match !== null)
        const hit = { place, value, about, asTyped, likeness: 0 }
        if (!known || compareHits(hit, known, true) < 0) hits.set(place, hit)
      }
    }
    add(vocabulary.plain, 1)
    const wellFound = () => [...hits.values()].some(({ about, asTyped }) => about && asTyped)
    if (!wellFound() && !lastMatches) {
      if (![...hits.values()].some(({ asTyped }) => asTyped)) add(vocabulary.near, 1)
      add(vocabulary.plain, LACKED)
    }
    const likes = lastMatches ? [] : [...likeness.of(sought)]
    for (const [place, like] of likes) {
      const known = hits.get(place)
      if (known || like >= LIKE.found) hits.set(place, liked(known, place, like))
    }
    // Beside what is called as typed, words with other accents are other words.
    const well = wellFound()
    const asTypedFirst = well || sought.length === 1
    const found = [...hits.values()]
      .filter((hit) => hit.asTyped || lastMatches || sought.length === 1 || hit.likeness >= LIKE.respelt)
      .map((hit) => (well && !hit.asTyped ? { ...hit, about: false } : hit))
    if (found.length === 0 && phrases !== undefined)
      for (const [place, like] of likes) if (like >= LIKE.near) found.push(liked(undefined, place, like))
    return found.sort((a, b) => compareHits(a, b, asTypedFirst))
  }

  const liked = (known: Hit | undefined, place: number, like: number): Hit => {
    const asked = phrases !== undefined && like >= LIKE.asked
    // What has all words in title and summary needs no title that is like the keyword.
    const share = phrases === undefined && known?.about === true ? 0 : LIKENESS
    return {
      place,
      value: (1 - share) * (known?.value ?? 0) + share * like * (worth[place] ?? 1),
      about: asked || known?.about === true,
      asTyped: asked || known?.asTyped === true,
      likeness: like,
    }
  }

  const kept = new Map<string, readonly Hit[]>()
  return {
    find(keyword) {
      const sought = wordsOf(keyword)
      if (sought.length === 0) return everything
      const key = sought.map(({ word }) => word).join(' ')
      const known = kept.get(key)
      if (known) return known
      if (kept.size >= KEPT_KEYWORDS) kept.delete(kept.keys().next().value ?? '')
      const hits = search(sought)
      kept.set(key, hits)
      return hits
    },
    nearest(keyword, most) {
      const sought = wordsOf(keyword)
      const begins = (place: number) => phrases === undefined && firstWords[place] === sought[0]?.folded
      return [...likeness.of(sought)]
        .map(([place, like]): Hit => ({ place, value: like, about: false, asTyped: false, likeness: like }))
        .filter(({ place, value }) => value >= LIKE.near || begins(place))
        .sort(
          (a, b) => Number(begins(b.place)) - Number(begins(a.place)) || b.likeness - a.likeness || a.place - b.place,
        )
        .slice(0, most)
    },
    complete(typed, most) {
      const written = tokens(typed).slice(0, MAX_WORDS)
      if (written.length === 0) return []
      const found = search(written, vocabulary.beginning)
      const named = nameOf(written)
      if (found.length >= most || named.every((token) => written.includes(token))) return found.slice(0, most)
      const places = new Set(found.map(({ place }) => place))
      const others = search(named, vocabulary.beginning).filter(({ place }) => !places.has(place))
      return [...found, ...others].slice(0, most)
    },
  }
}

function compareHits(a: Hit, b: Hit, asTypedFirst: boolean): number {
  return (
    Number(b.likeness >= LIKE.same) - Number(a.likeness >= LIKE.same) ||
    (asTypedFirst ? Number(b.asTyped) - Number(a.asTyped) : 0) ||
    Number(b.about) - Number(a.about) ||
    b.value - a.value ||
    a.place - b.place
  )
}

interface Term {
  readonly matches: Matches
  readonly optional: boolean
  readonly weight: number
}

/** Whether the title has the word that is being typed. */
function isInTitle(terms: readonly Term[], place: number): boolean {
  return fieldOf(terms.at(-1)?.matches.get(place)?.places[0] ?? Number.POSITIVE_INFINITY) === 0
}

/** A word that says little is taken as typed or not at all: "bị" is no "bí". */
function matchOf({ matches, optional }: Term, place: number): WordMatch | null {
  const match = matches.get(place) ?? null
  return optional && match !== null && match.rank > RANKS.folded ? null : match
}

/** Documents with every word that is not optional; with less than the whole `share`, those that lack little of the weight. */
function candidates(terms: readonly Term[], share: number): Iterable<number> {
  const needed = terms.filter(({ optional }) => !optional)
  if (share === 1) {
    const [rarest, ...others] = [...needed].sort((a, b) => a.matches.size - b.matches.size)
    return [...(rarest?.matches.keys() ?? [])].filter((place) => others.every(({ matches }) => matches.has(place)))
  }
  if (needed.length < 2) return []
  const weights = new Map<number, number>()
  let whole = 0
  for (const { matches, weight } of needed) {
    whole += weight
    for (const place of matches.keys()) weights.set(place, (weights.get(place) ?? 0) + weight)
  }
  return [...weights].filter(([, weight]) => weight > whole * share).map(([place]) => place)
}

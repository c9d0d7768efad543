import { type Token, tokens } from 'shared-contracts/text'
import { phraseMarker } from './phrases'
import { rewording } from './rewording'
import { type SoughtWord, scoreOf } from './score'
import { noSearchWords, type SearchWords } from './search-words'
import { createVocabulary, type Matches, RANKS, type SearchFields, type WordMatch } from './vocabulary'

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
}

const MAX_WORDS = 12
/** Found in other words for the same thing. */
const REWORDED = 0.94
/** A document may lack words that together tell less than this share of the keyword. */
const LACKED = 0.5
/** A word that says little weighs this much of what it would. */
const FILLER = 0.12

/** @param worth of each document among equally good ones, 1 when not given */
export function createSearchIndex(
  documents: readonly SearchFields[],
  words: SearchWords = noSearchWords,
  worth: readonly number[] = [],
): SearchIndex {
  const vocabulary = createVocabulary(documents)
  const everything = documents.map((_, place): Hit => ({ place, value: 0, about: true, asTyped: true }))
  const reword = rewording(words.sameThings)
  const markFillers = phraseMarker([...words.questions, ...words.fillers])

  const search = (sought: readonly Token[], lastMatches?: (token: Token) => Matches): readonly Hit[] => {
    const hits = new Map<number, Hit>()
    const add = (wording: readonly Token[], factor: number, matchesOf: (token: Token) => Matches, share: number) => {
      const fillers = markFillers(wording)
      const all = fillers.every((filler) => filler)
      const terms = wording.map((token, index) => {
        const matches = (index === wording.length - 1 && lastMatches ? lastMatches : matchesOf)(token)
        const optional = !all && fillers[index] === true
        const telling = Math.log(1 + vocabulary.size / Math.max(1, matches.size))
        return { matches, optional, weight: telling * (optional ? FILLER : 1) }
      })
      for (const place of candidates(terms, share)) {
        const found = terms.map((term): SoughtWord => ({ weight: term.weight, match: matchOf(term, place) }))
        const score = scoreOf(found, vocabulary.titleLengths[place] ?? 0)
        const known = hits.get(place)
        const value = score.value * factor * (worth[place] ?? 1)
        const needed = found.filter((_, index) => terms[index]?.optional === false)
        const asTyped = needed.every(({ match }) => match !== null && match.rank <= RANKS.folded)
        const about = score.about && needed.every(({ match }) => match !== null)
        const hit = { place, value, about, asTyped }
        if (!known || compareHits(hit, known, true) < 0) hits.set(place, hit)
      }
    }
    const wordings: readonly (readonly [readonly Token[], number])[] = [
      [sought, 1],
      ...reword(sought).map((wording): [readonly Token[], number] => [wording, REWORDED]),
    ]
    for (const [wording, factor] of wordings) add(wording, factor, vocabulary.plain, 1)
    const wellFound = () => [...hits.values()].some(({ about, asTyped }) => about && asTyped)
    if (!wellFound() && !lastMatches) {
      if (![...hits.values()].some(({ asTyped }) => asTyped)) add(sought, 1, vocabulary.near, 1)
      for (const [wording, factor] of wordings) add(wording, factor, vocabulary.plain, LACKED)
    }
    // Beside what is called as typed, words with other accents are other words.
    const well = wellFound()
    const asTypedFirst = well || sought.length === 1
    return [...hits.values()]
      .map((hit) => (well && !hit.asTyped ? { ...hit, about: false } : hit))
      .sort((a, b) => compareHits(a, b, asTypedFirst))
  }

  return {
    find(keyword) {
      const sought = tokens(keyword).slice(0, MAX_WORDS)
      return sought.length === 0 ? everything : search(sought)
    },
    complete(typed, most) {
      const sought = tokens(typed).slice(0, MAX_WORDS)
      return sought.length === 0 ? [] : search(sought, vocabulary.beginning).slice(0, most)
    },
  }
}

function compareHits(a: Hit, b: Hit, asTypedFirst: boolean): number {
  return (
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

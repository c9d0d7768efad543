import { allowedMistakes, isWithinDistance, type Token, tokens } from 'shared-contracts/text'

/** What of a document is searched, most telling first: title, summary, body. */
export type SearchFields = readonly [title: string, summary: string, body: string]

/** A place tells the field and the position in it: no two fields have neighbouring places. */
const FIELD_SIZE = 1 << 20
export const fieldOf = (place: number) => Math.floor(place / FIELD_SIZE)
export const positionOf = (place: number) => place % FIELD_SIZE

/** How a word was found, best first: as written; accents were not typed; with other accents, which is another word; nearly. */
export const RANKS = { exact: 0, folded: 1, otherAccents: 2, near: 3 } as const
export type Rank = (typeof RANKS)[keyof typeof RANKS]

/** Where a document has a word: at places in order. */
export interface WordMatch {
  readonly rank: Rank
  readonly places: readonly number[]
}
/** By document. */
export type Matches = ReadonlyMap<number, WordMatch>

interface Postings {
  readonly documents: number[]
  readonly places: number[][]
}

/** The words of all documents, and where each stands. */
export interface Vocabulary {
  readonly size: number
  /** Words in each document's title. */
  readonly titleLengths: readonly number[]
  /** Documents with the word, in any spelling of the same letters. */
  plain(token: Token): Matches
  /** The same, and documents with a word of nearly the same letters. */
  near(token: Token): Matches
  /** Documents with a word that begins so. */
  beginning(token: Token): Matches
}

/** Matches of words that are asked for often are kept: they change only with the documents. */
const KEPT_MATCHES = 400
/** Of a beginning typed so far, so many words are looked at. */
const MOST_COMPLETIONS = 24

/** @param nameOf says words of a text in one way; a text is found both as it stands and so */
export function createVocabulary(
  documents: readonly SearchFields[],
  nameOf: (text: readonly Token[]) => readonly Token[],
): Vocabulary {
  const words = new Map<string, Map<string, Postings>>()
  const titleLengths: number[] = []
  for (const [document, fields] of documents.entries())
    for (const [field, text] of fields.entries()) {
      const written = tokens(text)
      const named = nameOf(written)
      if (field === 0) titleLengths.push(named.length)
      for (const [position, token] of named.entries()) add(words, token, document, field * FIELD_SIZE + position)
      if (isSame(written, named)) continue
      const namedWords = new Set(named.map(({ word }) => word))
      for (const [position, token] of written.entries())
        if (!namedWords.has(token.word)) add(words, token, document, field * FIELD_SIZE + position)
    }
  const sorted = [...words.keys()].sort()
  const kept = new Map<string, Matches>()
  const keeping = (key: string, make: () => Matches): Matches => {
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= KEPT_MATCHES) kept.delete(kept.keys().next().value ?? '')
    const made = make()
    kept.set(key, made)
    return made
  }

  const plain = (token: Token) => keeping(`=${token.word}`, () => plainMatches(words.get(token.folded), token))
  return {
    size: documents.length,
    titleLengths,
    plain,
    near: (token) =>
      keeping(`~${token.word}`, () => {
        const matches = new Map(plain(token))
        const mistakes = allowedMistakes(token.folded.length)
        if (mistakes === 0) return matches
        for (const [folded, spellings] of words) {
          if (folded === token.folded || !isWithinDistance(token.folded, folded, mistakes)) continue
          for (const postings of spellings.values()) collect(matches, postings, RANKS.near)
        }
        return matches
      }),
    beginning: (token) =>
      keeping(`^${token.word}`, () => {
        const matches = new Map(plain(token))
        const from = firstAtLeast(sorted, token.folded)
        for (const folded of sorted.slice(from, from + MOST_COMPLETIONS)) {
          if (!folded.startsWith(token.folded)) break
          for (const [word, postings] of words.get(folded) ?? [])
            collectFirst(matches, postings, word.startsWith(token.word) ? RANKS.exact : rankOfOther(token))
        }
        return matches
      }),
  }
}

/** Who types without accents means any of them; who types accents means these. */
function rankOfOther({ word, folded }: Token): Rank {
  return word === folded ? RANKS.folded : RANKS.otherAccents
}

function plainMatches(spellings: ReadonlyMap<string, Postings> | undefined, token: Token): Matches {
  const matches = new Map<number, WordMatch>()
  if (!spellings) return matches
  const exact = spellings.get(token.word)
  if (exact) collect(matches, exact, RANKS.exact)
  for (const [spelling, postings] of spellings)
    if (spelling !== token.word) collect(matches, postings, rankOfOther(token))
  return matches
}

/**
 * Better ranks come first. Typed without accents, all spellings are one word: their places come together. A spelling with other accents
 * adds nothing to a document that has the right one.
 */
function collect(matches: Map<number, WordMatch>, { documents, places }: Postings, rank: Rank): void {
  for (const [index, document] of documents.entries()) {
    const found = places[index] ?? []
    const known = matches.get(document)
    if (!known) matches.set(document, { rank, places: found })
    else if (known.rank === rank || rank === RANKS.folded) {
      const merged = [...known.places, ...found].sort((a, b) => a - b)
      matches.set(document, { rank: known.rank, places: merged })
    }
  }
}

/** Of a word that is still being typed, the place that tells most will do. */
function collectFirst(matches: Map<number, WordMatch>, { documents, places }: Postings, rank: Rank): void {
  for (const [index, document] of documents.entries()) {
    const found = places[index] ?? []
    const known = matches.get(document)
    const isBetter = !known || rank < known.rank || (rank === known.rank && (found[0] ?? 0) < (known.places[0] ?? 0))
    if (isBetter) matches.set(document, { rank, places: found })
  }
}

function add(words: Map<string, Map<string, Postings>>, token: Token, document: number, place: number): void {
  const spellings = words.get(token.folded) ?? new Map<string, Postings>()
  words.set(token.folded, spellings)
  const postings = spellings.get(token.word) ?? { documents: [], places: [] }
  spellings.set(token.word, postings)
  if (postings.documents.at(-1) === document) postings.places.at(-1)?.push(place)
  else {
    postings.documents.push(document)
    postings.places.push([place])
  }
}

function isSame(one: readonly Token[], other: readonly Token[]): boolean {
  return one.length === other.length && one.every(({ word }, index) => word === other[index]?.word)
}

function firstAtLeast(sorted: readonly string[], beginning: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return low
}

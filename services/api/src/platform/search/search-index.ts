import { allowedMistakes, isWithinDistance, type Token, tokens } from 'shared-contracts/text'
import { rewording } from './rewording'

/** What of a document is searched, most telling first: title, summary, body. */
export type SearchFields = readonly [title: string, summary: string, body: string]

/** Finds documents by words. Documents are known by their place in the list that the index was made of. */
export interface SearchIndex {
  /**
   * Documents that hold every word of the keyword, best first: all words with the accents typed, then with other
   * accents; within these, words next to each other in the title, in the title, in the summary, in the body; then in the
   * order of the list. Documents that hold them in other words for the same thing follow. When there is none at all, words may
   * be misspelt. A keyword without words finds all.
   */
  find(keyword: string): readonly number[]
}

/** How a spelling of a word occurs: which documents, and in which fields of each (bits of `FIELD_BITS`). */
interface Postings {
  readonly documents: number[]
  readonly fields: number[]
}

const FIELD_BITS = [1, 2, 4] as const
/** Accent-free word → each of its spellings → where it occurs. */
type Vocabulary = Map<string, Map<string, Postings>>

const MAX_WORDS = 12
const RANKS = { exact: 0, folded: 1, near: 2 } as const

/** `sameThings`: names that may stand for each other, of one or more words. */
export function createSearchIndex(
  documents: readonly SearchFields[],
  sameThings: readonly (readonly string[])[] = [],
): SearchIndex {
  const vocabulary: Vocabulary = new Map()
  const titles = documents.map(
    ([title]) =>
      ` ${tokens(title)
        .map(({ word }) => word)
        .join(' ')} `,
  )
  const foldedTitles = documents.map(
    ([title]) =>
      ` ${tokens(title)
        .map(({ folded }) => folded)
        .join(' ')} `,
  )
  for (const [document, fields] of documents.entries()) addDocument(vocabulary, document, fields)
  const everything = documents.map((_, document) => document)
  const reword = rewording(sameThings)

  return {
    find(keyword) {
      const sought = tokens(keyword).slice(0, MAX_WORDS)
      if (sought.length === 0) return everything
      const scores = new Map<number, number>()
      const addScores = (words: readonly Token[], matchesOf: (token: Token) => Matches, leastRank: number) => {
        const phrase = ` ${words.map(({ word }) => word).join(' ')} `
        const foldedPhrase = ` ${words.map(({ folded }) => folded).join(' ')} `
        for (const [document, match] of intersect(words.map(matchesOf))) {
          const inOrder = titles[document]?.includes(phrase)
            ? 0
            : foldedTitles[document]?.includes(foldedPhrase)
              ? 1
              : 2
          const score = Math.max(leastRank, match.rank) * 1000 + placeOf(match.fields) * 10 + inOrder
          scores.set(document, Math.min(score, scores.get(document) ?? score))
        }
      }
      const plain = (token: Token) => plainMatches(vocabulary, token)
      addScores(sought, plain, RANKS.exact)
      for (const words of reword(sought)) addScores(words, plain, RANKS.folded)
      if (scores.size === 0) addScores(sought, (token) => nearMatches(vocabulary, token), RANKS.near)
      return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || a - b).map(([document]) => document)
    },
  }
}

function addDocument(vocabulary: Vocabulary, document: number, fields: SearchFields): void {
  for (const [index, text] of fields.entries()) {
    for (const { word, folded } of tokens(text)) {
      const spellings = vocabulary.get(folded) ?? new Map<string, Postings>()
      vocabulary.set(folded, spellings)
      const postings = spellings.get(word) ?? { documents: [], fields: [] }
      spellings.set(word, postings)
      const last = postings.documents.length - 1
      const bit = FIELD_BITS[index] ?? 4
      if (postings.documents[last] === document) postings.fields[last] = (postings.fields[last] ?? 0) | bit
      else {
        postings.documents.push(document)
        postings.fields.push(bit)
      }
    }
  }
}

/** The worst of a document's words decides its rank; `fields` holds the fields that have every word. */
interface Match {
  readonly rank: number
  readonly fields: number
}
type Matches = Map<number, Match>

function plainMatches(vocabulary: Vocabulary, { word, folded }: Token): Matches {
  const matches: Matches = new Map()
  const spellings = vocabulary.get(folded)
  if (!spellings) return matches
  collect(matches, spellings.get(word), RANKS.exact)
  for (const [spelling, postings] of spellings) if (spelling !== word) collect(matches, postings, RANKS.folded)
  return matches
}

function nearMatches(vocabulary: Vocabulary, token: Token): Matches {
  const matches = plainMatches(vocabulary, token)
  const mistakes = allowedMistakes(token.folded.length)
  if (mistakes === 0) return matches
  for (const [folded, spellings] of vocabulary) {
    if (folded === token.folded || !isWithinDistance(token.folded, folded, mistakes)) continue
    for (const postings of spellings.values()) collect(matches, postings, RANKS.near)
  }
  return matches
}

/** Better ranks come first and stay; a better rank in the body outweighs a worse one in the title. */
function collect(matches: Matches, postings: Postings | undefined, rank: number): void {
  if (!postings) return
  for (const [index, document] of postings.documents.entries()) {
    const fields = postings.fields[index] ?? 0
    const known = matches.get(document)
    if (!known) matches.set(document, { rank, fields })
    else if (known.rank === rank) matches.set(document, { rank, fields: known.fields | fields })
  }
}

function intersect(all: readonly Matches[]): Matches {
  const [rarest, ...others] = [...all].sort((a, b) => a.size - b.size)
  const result: Matches = new Map()
  if (!rarest) return result
  next: for (const [document, first] of rarest) {
    let { rank, fields } = first
    for (const other of others) {
      const match = other.get(document)
      if (!match) continue next
      rank = Math.max(rank, match.rank)
      fields &= match.fields
    }
    result.set(document, { rank, fields })
  }
  return result
}

function placeOf(fields: number): number {
  if (fields & FIELD_BITS[0]) return 0
  if (fields & FIELD_BITS[1]) return 1
  return fields & FIELD_BITS[2] ? 2 : 3
}

import type { Token } from 'shared-contracts/text'
import { createWordReadings, type Reading } from './word-readings'

/** How like a keyword is to the phrases that each document is asked by. */
export interface Likeness {
  /** By document, 0 to 1: its likest phrase; 1 is the phrase itself. Documents without a common word are left out. */
  of(keyword: readonly Token[]): ReadonlyMap<number, number>
}

/** A pair of neighbouring words counts so much of what it would as a word. */
const PAIR = 0.6
/** A word that says little. */
const FILLER = 0.2
/** A word that no phrase has: what is asked may be something else, or the word may be chatter. */
const UNKNOWN = 0.6
/** A word that was typed without accents, with the other one of two tones that many confuse, or with others. */
const ACCENTS = { untyped: 0.97, otherTone: 0.85, other: 0.45 } as const

interface Posting {
  readonly phrase: number
  /** As the phrase spells it. */
  readonly word: string
  readonly tone: string
  readonly weight: number
}

/** A text, with how much each word counts. */
interface Weighed {
  readonly words: readonly Token[]
  readonly factors: readonly number[]
}

/**
 * The cosine of words and pairs of neighbouring words, weighed by how few phrases have them (TF-IDF).
 * @param phrases of each document
 * @param markFillers marks the words that say little
 */
export function createLikeness(
  phrases: readonly (readonly (readonly Token[])[])[],
  markFillers: (text: readonly Token[]) => readonly boolean[],
): Likeness {
  const weigh = (words: readonly Token[]): Weighed => ({
    words,
    factors: markFillers(words).map((filler) => (filler ? FILLER : 1)),
  })
  const read = phrases.flatMap((texts, owner) => texts.map((words) => ({ owner, ...weigh(words) })))
  const frequencies = frequenciesOf(read)
  const tellingOf = (folded: string) => Math.log(1 + read.length / (frequencies.get(folded) ?? 0.5))
  const postings = new Map<string, Posting[]>()
  const norms = read.map(({ words, factors }, phrase) => {
    let squares = 0
    const add = ({ word, folded }: Token, factor: number) => {
      const weight = tellingOf(folded) * factor
      squares += weight ** 2
      const known = postings.get(folded)
      const posting = { phrase, word, tone: toneOf(word), weight }
      if (known) known.push(posting)
      else postings.set(folded, [posting])
    }
    for (const [index, token] of words.entries()) add(token, factors[index] ?? 1)
    for (const [index, pair] of pairsOf(words).entries()) add(pair, pairFactor(factors, index))
    return Math.sqrt(squares)
  })
  const readings = createWordReadings(
    frequencies,
    new Set(read.flatMap(({ words }) => [...words, ...pairsOf(words)].map(({ word }) => word))),
  )

  return {
    of(keyword) {
      const { words, factors } = weigh(keyword)
      const products = new Map<number, number>()
      let squares = 0
      const add = (read: readonly Reading[], factor: number): number => {
        let most = 0
        for (const { word, folded, worth } of read) {
          const weight = tellingOf(folded) * factor
          most = Math.max(most, weight)
          const plain = worth < 1 || word === folded
          const tone = toneOf(word)
          for (const posting of postings.get(folded) ?? []) {
            const accents =
              posting.word === word
                ? 1
                : plain
                  ? ACCENTS.untyped
                  : posting.tone === tone
                    ? ACCENTS.otherTone
                    : ACCENTS.other
            const product = weight * posting.weight * worth * accents
            products.set(posting.phrase, (products.get(posting.phrase) ?? 0) + product)
          }
        }
        return most
      }
      const ofWords = words.map((token) => readings.ofWord(token))
      for (const [index, token] of words.entries()) {
        const factor = factors[index] ?? 1
        const most = add(ofWords[index] ?? [], factor)
        const own = readings.isSpelt(token) ? 1 : UNKNOWN
        squares += (most === 0 || own === 1 ? tellingOf(token.folded) * factor * own : most) ** 2
        const next = words[index + 1]
        if (!next) continue
        const pairs = pairReadings(ofWords[index] ?? [], ofWords[index + 1] ?? []).filter(({ folded }) =>
          frequencies.has(folded),
        )
        const typed = pairOf(token, next)
        const weight = pairFactor(factors, index)
        const ofPairs = add(pairs, weight)
        if (readings.isSpelt(typed)) squares += (tellingOf(typed.folded) * weight) ** 2
        else {
          const near = readings
            .ofPair(token, next)
            .filter(({ folded }) => !pairs.some((pair) => pair.folded === folded))
          const ofNear = add(near, weight)
          squares += (ofPairs === 0 ? ofNear : ofPairs) ** 2
        }
      }
      const likeness = new Map<number, number>()
      for (const [phrase, product] of products) {
        const owner = read[phrase]?.owner ?? 0
        const value = Math.min(1, product / (Math.sqrt(squares) * (norms[phrase] ?? 1) || 1))
        if (value > (likeness.get(owner) ?? 0)) likeness.set(owner, value)
      }
      return likeness
    },
  }
}

function frequenciesOf(texts: readonly Weighed[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>()
  for (const { words } of texts)
    for (const folded of new Set([...words, ...pairsOf(words)].map((term) => term.folded)))
      frequencies.set(folded, (frequencies.get(folded) ?? 0) + 1)
  return frequencies
}

function pairFactor(factors: readonly number[], index: number): number {
  return PAIR * Math.min(factors[index] ?? 1, factors[index + 1] ?? 1)
}

function pairsOf(words: readonly Token[]): Token[] {
  return words.slice(1).map((token, index) => pairOf(words[index] ?? token, token))
}

function pairOf(one: Token, next: Token): Token {
  return { word: `${one.word} ${next.word}`, folded: `${one.folded} ${next.folded}` }
}

function pairReadings(ones: readonly Reading[], others: readonly Reading[]): Reading[] {
  return ones.flatMap((one) => others.map((next) => ({ ...pairOf(one, next), worth: Math.min(one.worth, next.worth) })))
}

/** "Ngủ" and "ngũ" are one: hỏi and ngã sound the same in half of the country. */
function toneOf(word: string): string {
  return word.normalize('NFD').replaceAll('\u0309', '\u0303')
}

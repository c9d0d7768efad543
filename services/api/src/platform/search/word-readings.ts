import { allowedMistakes, isWithinDistance, type Token } from 'shared-contracts/text'
import { soundOf } from './sounds'

/** A word or a pair of words as phrases have it, for what was typed. */
export interface Reading extends Token {
  /** 1: as typed; less for what only sounds so, or has nearly the same letters. */
  readonly worth: number
}

/** What typed words may stand for among the words, and pairs of neighbouring words, of some texts. */
export interface WordReadings {
  /** Whether a text has the word or the pair, with the accents if they were typed. */
  isSpelt(token: Token): boolean
  /** As typed, and what sounds the same; for an unknown word what has nearly its letters, too. Empty: nothing like it. */
  ofWord(token: Token): readonly Reading[]
  /** Pairs of which one word is as typed and the other nearly so. */
  ofPair(one: Token, next: Token): readonly Reading[]
}

interface PairOfWord {
  readonly other: string
  readonly pair: string
}

const WORTH = { sound: 0.5, unknown: 0.7, nearPair: 0.7 } as const
/** So many near words, or pairs, stand for a misspelt one. */
const MOST = { words: 4, pairs: 6 } as const

/** @param frequencies of words and of pairs with a space between, without accents @param spellings the same with their accents */
export function createWordReadings(
  frequencies: ReadonlyMap<string, number>,
  spellings: ReadonlySet<string>,
): WordReadings {
  const words: string[] = []
  const bySound = new Map<string, string[]>()
  /** Pairs by their first and by their second word, with the other one. */
  const [seconds, firsts] = [new Map<string, PairOfWord[]>(), new Map<string, PairOfWord[]>()]
  for (const folded of frequencies.keys()) {
    const [first = '', second] = folded.split(' ')
    if (second === undefined) {
      words.push(folded)
      push(bySound, soundOf(folded), folded)
    } else {
      push(seconds, first, { other: second, pair: folded })
      push(firsts, second, { other: first, pair: folded })
    }
  }
  const readAs = (folded: string, worth: number): Reading => ({ word: folded, folded, worth })
  const frequencyOf = (folded: string) => frequencies.get(folded) ?? 0
  const nearWords = (folded: string): readonly string[] => {
    const mistakes = allowedMistakes(folded.length)
    if (mistakes === 0) return []
    return words
      .filter((each) => isWithinDistance(folded, each, mistakes))
      .sort((a, b) => frequencyOf(b) - frequencyOf(a))
      .slice(0, MOST.words)
  }
  const isSpelt = ({ word, folded }: Token) => (word === folded ? frequencies.has(folded) : spellings.has(word))
  return {
    isSpelt,
    ofWord(token) {
      const sounding = (bySound.get(soundOf(token.folded)) ?? []).filter((folded) => folded !== token.folded)
      if (frequencies.has(token.folded))
        return [
          { ...token, worth: 1 },
          ...sounding.map((folded) => readAs(folded, isSpelt(token) ? WORTH.sound : WORTH.unknown)),
        ]
      return [...new Set([...sounding, ...nearWords(token.folded)])].map((folded) => readAs(folded, WORTH.unknown))
    },
    ofPair(one, next) {
      const near = new Set<string>()
      for (const { other, pair } of seconds.get(one.folded) ?? []) if (isNear(other, next.folded)) near.add(pair)
      for (const { other, pair } of firsts.get(next.folded) ?? []) if (isNear(other, one.folded)) near.add(pair)
      return [...near]
        .sort((a, b) => frequencyOf(b) - frequencyOf(a))
        .slice(0, MOST.pairs)
        .map((pair) => readAs(pair, WORTH.nearPair))
    },
  }
}

/** Beside a word that stands as typed, even a short word may have one wrong letter. */
function isNear(one: string, other: string): boolean {
  return one !== other && other.length > 1 && isWithinDistance(one, other, Math.max(1, allowedMistakes(other.length)))
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

import type { Token } from 'shared-contracts/text'

/** Which of two kinds of texts a keyword rather belongs to. */
export interface KindLikelihood {
  /**
   * The logarithm of how many times likelier the keyword is among the first kind's texts than among the second's: 0 says nothing.
   * @param weights of the words; 0: not looked at
   * @param accented whether accents were typed: a word without them is then such a word
   */
  of(keyword: readonly Token[], weights: readonly number[], accented: boolean): number
}

/** Each kind is taken to have each word, and each pair, so often more. */
const SMOOTHING = 0.5
/** A pair of words tells more than its words, but not all that it tells is new. */
const PAIR = 0.7

/** Naive Bayes over words and pairs of neighbouring words, as written and without accents. */
export function createKindLikelihood(
  ones: readonly (readonly Token[])[],
  others: readonly (readonly Token[])[],
): KindLikelihood {
  const [one, other] = [countsOf(ones), countsOf(others)]
  const known = (term: string) => one.counts.has(term) || other.counts.has(term)
  const likelihoodOf = (term: string) => (known(term) ? shareLog(one, term) - shareLog(other, term) : 0)
  // Who types accents means them, unless no text has the word so.
  const formOf = ({ word, folded }: Token, accented: boolean) =>
    accented && (word === folded || known(word)) ? word : unaccented(folded)
  return {
    of: (keyword, weights, accented) =>
      keyword.reduce((sum, token, index) => {
        const weight = weights[index] ?? 1
        const next = keyword[index + 1]
        const pairWeight = PAIR * Math.min(weight, weights[index + 1] ?? 1)
        const pair = next ? pairWeight * likelihoodOf(formOf(pairOf(token, next), accented)) : 0
        return sum + weight * likelihoodOf(formOf(token, accented)) + pair
      }, 0),
  }
}

interface Counts {
  readonly counts: ReadonlyMap<string, number>
  readonly words: number
}

function shareLog({ counts, words }: Counts, term: string): number {
  return Math.log(((counts.get(term) ?? 0) + SMOOTHING) / (words + SMOOTHING))
}

function countsOf(texts: readonly (readonly Token[])[]): Counts {
  const counts = new Map<string, number>()
  let words = 0
  const count = ({ word, folded }: Token) => {
    for (const form of [word, unaccented(folded)]) counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  for (const text of texts)
    for (const [index, token] of text.entries()) {
      words += 1
      count(token)
      const next = text[index + 1]
      if (next) count(pairOf(token, next))
    }
  return { counts, words }
}

/** Stands apart from the same letters as a word of their own. */
function unaccented(folded: string): string {
  return `~${folded}`
}

function pairOf(one: Token, next: Token): Token {
  return { word: `${one.word} ${next.word}`, folded: `${one.folded} ${next.folded}` }
}

import { allowedMistakes, isWithinDistance, type Token, tokens } from 'shared-contracts/text'

/** The words that the site's texts have, and which stands after which: what a misspelt keyword was meant to be. */
export interface Dictionary {
  /** The keyword in other spellings that the texts may have, the likeliest first. */
  spellings(keyword: string): readonly string[]
}

/** What it costs to read a word as another: with other accents, and for each wrong letter. Accents that weren't typed cost little. */
const COSTS = { accents: 1, untypedAccents: 0.1, letter: 3 } as const
/** A word counts by how often it stands, and more by how often it stands after the word before it. */
const WORTH = { word: 0.25, after: 1 } as const
/** So many readings of a word are tried, the most frequent first. */
const MOST_READINGS = 12
/** So many ways to read the words so far are followed. */
const MOST_WAYS = 16

interface Reading {
  readonly word: string
  readonly cost: number
}

export function createDictionary(texts: Iterable<string>): Dictionary {
  const counts = new Map<string, number>()
  const pairs = new Map<string, number>()
  const spellings = new Map<string, Set<string>>()
  for (const text of texts) {
    let before: string | null = null
    for (const { word, folded } of tokens(text)) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      const known = spellings.get(folded)
      if (known) known.add(word)
      else spellings.set(folded, new Set([word]))
      if (before !== null) pairs.set(`${before} ${word}`, (pairs.get(`${before} ${word}`) ?? 0) + 1)
      before = word
    }
  }
  const countOf = (word: string) => counts.get(word) ?? 0

  const readingsOf = ({ word, folded }: Token): readonly Reading[] => {
    const readings: Reading[] = []
    const typedPlain = word === folded
    for (const spelling of spellings.get(folded) ?? [])
      readings.push({ word: spelling, cost: spelling === word ? 0 : typedPlain ? COSTS.untypedAccents : COSTS.accents })
    // A word that texts have may have wrong accents, not wrong letters.
    const known = typedPlain ? spellings.has(folded) : counts.has(word)
    const mistakes = known ? 0 : allowedMistakes(folded.length)
    if (mistakes > 0)
      for (const [near, words] of spellings) {
        if (near === folded || !isWithinDistance(folded, near, mistakes)) continue
        for (const each of words) readings.push({ word: each, cost: COSTS.letter })
      }
    readings.sort((a, b) => a.cost - b.cost || countOf(b.word) - countOf(a.word))
    return readings.length === 0 ? [{ word, cost: 0 }] : readings.slice(0, MOST_READINGS)
  }

  /** Whether it differs, and texts have each word that differs beside one of its neighbours. */
  const isAttested = (sought: readonly Token[], words: readonly string[]) => {
    const changed = words.flatMap((word, index) => (word === sought[index]?.word ? [] : [index]))
    return (
      changed.length > 0 &&
      (words.length === 1 ||
        changed.every(
          (index) =>
            pairs.has(`${words[index - 1]} ${words[index]}`) || pairs.has(`${words[index]} ${words[index + 1]}`),
        ))
    )
  }

  return {
    spellings(keyword) {
      const sought = tokens(keyword)
      let ways: { readonly words: readonly string[]; readonly worth: number }[] = [{ words: [], worth: 0 }]
      for (const token of sought) {
        const readings = readingsOf(token)
        ways = ways
          .flatMap(({ words, worth }) =>
            readings.map(({ word, cost }) => {
              const pair = pairs.get(`${words.at(-1)} ${word}`) ?? 0
              const own = WORTH.word * Math.log(1 + countOf(word)) + WORTH.after * Math.log(1 + pair) - cost
              return { words: [...words, word], worth: worth + own }
            }),
          )
          .sort((a, b) => b.worth - a.worth)
          .slice(0, MOST_WAYS)
      }
      return ways.filter(({ words }) => isAttested(sought, words)).map(({ words }) => words.join(' '))
    },
  }
}

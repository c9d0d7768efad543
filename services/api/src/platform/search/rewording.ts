import { type Token, tokens } from 'shared-contracts/text'
import { standsAt } from './phrases'

/** More ways of saying the same are not tried. */
const MOST_WORDINGS = 24

interface Name {
  readonly words: readonly Token[]
  readonly others: readonly (readonly Token[])[]
}

/** Part of a keyword, and what may be said instead. */
type Part = readonly (readonly Token[])[]

/**
 * Says keywords in other words: each name of `sameThings` may be replaced by the others of its line, several in one keyword too. Where
 * one name is part of another ("bầu" of "bà bầu"), the longer one is meant.
 */
export function rewording(
  sameThings: readonly (readonly string[])[],
): (keyword: readonly Token[]) => readonly (readonly Token[])[] {
  const byFirstWord = new Map<string, Name[]>()
  for (const line of sameThings) {
    const names = line.map((name) => tokens(name))
    for (const words of names) {
      const first = words[0]?.folded ?? ''
      const known = byFirstWord.get(first) ?? []
      byFirstWord.set(first, [...known, { words, others: names.filter((other) => other !== words) }])
    }
  }
  const partsOf = (keyword: readonly Token[]): readonly Part[] => {
    const parts: Part[] = []
    for (let place = 0; place < keyword.length; ) {
      const here = (byFirstWord.get(keyword[place]?.folded ?? '') ?? []).filter(({ words }) =>
        standsAt(words, keyword, place),
      )
      const length = Math.max(1, ...here.map(({ words }) => words.length))
      const longest = here.filter(({ words }) => words.length === length)
      parts.push([keyword.slice(place, place + length), ...longest.flatMap(({ others }) => others)])
      place += length
    }
    return parts
  }
  return (keyword) => {
    let wordings: (readonly Token[])[] = [[]]
    for (const part of partsOf(keyword))
      wordings = part.flatMap((words) => wordings.map((wording) => [...wording, ...words])).slice(0, MOST_WORDINGS)
    return wordings.slice(1)
  }
}

import { type Token, tokens } from 'shared-contracts/text'
import { standsAt } from './phrases'

/** A name of one word that is typed without its accents has at least so many letters. */
const LEAST_LETTERS = 4

/** Says texts in one way: each name of `sameThings` is replaced by the first of its line. Of names within names the longer one is meant. */
export function naming(sameThings: readonly (readonly string[])[]): (text: readonly Token[]) => readonly Token[] {
  const byFirstWord = new Map<string, { readonly words: readonly Token[]; readonly name: readonly Token[] }[]>()
  for (const line of sameThings) {
    const name = tokens(line[0] ?? '')
    for (const other of line.slice(1)) {
      const words = tokens(other)
      const first = words[0]?.folded ?? ''
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, name }])
    }
    const first = name[0]?.folded ?? ''
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words: name, name }])
  }
  for (const names of byFirstWord.values()) names.sort((a, b) => b.words.length - a.words.length)
  return (text) => {
    // "trai" beside accented words is no "trái"; alone, a word of few letters may be any of several.
    const accented = text.some(({ word, folded }) => word !== folded)
    const stands = (words: readonly Token[], place: number) =>
      accented || (words.length === 1 && (words[0]?.folded.length ?? 0) < LEAST_LETTERS)
        ? words.every(({ word }, index) => text[place + index]?.word === word)
        : standsAt(words, text, place)
    const named: Token[] = []
    for (let place = 0; place < text.length; ) {
      const here = byFirstWord.get(text[place]?.folded ?? '')?.find(({ words }) => stands(words, place))
      const token = text[place]
      // Typed without accents, a name of one word may be any word of its letters.
      const plain = !accented && here?.words.length === 1
      if (here) named.push(...(plain ? here.name.map(({ folded }) => ({ word: folded, folded })) : here.name))
      else if (token) named.push(token)
      place += here?.words.length ?? 1
    }
    return named
  }
}

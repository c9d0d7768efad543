import { type Token, tokens } from 'shared-contracts/text'

/** Whether a word of a keyword stands for a word of a name: as written, or typed without accents. */
function standsFor(typed: Token, { word, folded }: Token): boolean {
  return typed.word === word || (typed.word === typed.folded && typed.folded === folded)
}

/** Whether the name stands in the keyword from `place` on. */
export function standsAt(name: readonly Token[], keyword: readonly Token[], place: number): boolean {
  return name.every((word, index) => {
    const typed = keyword[place + index]
    return typed !== undefined && standsFor(typed, word)
  })
}

/**
 * Marks the words of a keyword that belong to one of the phrases. A phrase of one short word must be typed with its accents: without
 * them "bi" may be "bị" as well as "bí".
 */
export function phraseMarker(phrases: readonly string[]): (keyword: readonly Token[]) => readonly boolean[] {
  const names = phrases.map((phrase) => tokens(phrase))
  return (keyword) => {
    const marked = keyword.map(() => false)
    for (const name of names)
      for (const place of keyword.keys()) {
        const stands = name.length === 1 ? keyword[place]?.word === name[0]?.word : standsAt(name, keyword, place)
        if (stands) marked.fill(true, place, place + name.length)
      }
    return marked
  }
}

import { type Token, tokens } from 'shared-contracts/text'

/** More ways of saying the same are not tried. */
const MOST_WORDINGS = 16

/** Whether a word of a keyword stands for a word of a name: as written, or typed without accents. */
function standsFor(typed: Token, { word, folded }: Token): boolean {
  return typed.word === word || (typed.word === typed.folded && typed.folded === folded)
}

/** Places in a keyword where a name begins. */
function placesOf(name: readonly Token[], keyword: readonly Token[]): readonly number[] {
  return keyword.flatMap((_, place) =>
    name.every((word, index) => {
      const typed = keyword[place + index]
      return typed !== undefined && standsFor(typed, word)
    })
      ? [place]
      : [],
  )
}

const keyOf = (words: readonly Token[]) => words.map(({ folded }) => folded).join(' ')

/** Says keywords in other words: each name of `sameThings` may be replaced by the others of its line, several in one keyword too. */
export function rewording(
  sameThings: readonly (readonly string[])[],
): (keyword: readonly Token[]) => readonly (readonly Token[])[] {
  const lines = sameThings.map((line) => line.map((name) => tokens(name)))
  return (keyword) => {
    const wordings = new Map<string, readonly Token[]>([[keyOf(keyword), keyword]])
    // A map is walked in the order of insertion: new wordings are reworded in their turn.
    for (const wording of wordings.values())
      for (const line of lines)
        for (const name of line)
          for (const place of placesOf(name, wording))
            for (const other of line) {
              if (other === name || wordings.size > MOST_WORDINGS) continue
              const words = [...wording.slice(0, place), ...other, ...wording.slice(place + name.length)]
              if (!wordings.has(keyOf(words))) wordings.set(keyOf(words), words)
            }
    return [...wordings.values()].slice(1)
  }
}

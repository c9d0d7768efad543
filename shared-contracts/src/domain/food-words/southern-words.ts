/** Names of foods, dishes and kitchen things in the North and in the South: content/site/regional-words.json. */
export interface RegionalWords {
  /** Southern name by Northern one, both in lower case and NFC. */
  readonly names: Readonly<Record<string, string>>
  /** Phrases in which a Northern name means something else, or is said in the South too. */
  readonly unchanged: readonly string[]
}

/** What a name must not stand inside of: "ngô" is no part of "ngôn". */
const LETTER = '\\p{L}\\p{M}\\p{N}'

/**
 * Says a text in Southern words: whole names alone, the longest first, with the capitals of the original. What is in brackets goes where it says the
 * same again: "Lạc (đậu phộng)" becomes "Đậu phộng". A text that was said so stays as it is. Pure.
 *
 * @example southernWords(regionalWords)('Thịt lợn xào ngô') // 'Thịt heo xào bắp'
 */
export function southernWords({ names, unchanged }: RegionalWords): (text: string) => string {
  const known = [...Object.keys(names), ...unchanged].sort((a, b) => b.length - a.length).map(escaped)
  // No lookbehind: phones with Safari before 16.4 refuse the whole script over one.
  const pattern = new RegExp(`(^|[^${LETTER}])(${known.join('|')})(?![${LETTER}])`, 'giu')
  return (text) => {
    const said = text.replace(pattern, (_, before: string, name: string) => {
      const south = names[name.toLowerCase()]
      return before + (south === undefined ? name : withCapitals(south, name))
    })
    return said === text ? text : said.replace(SAID_TWICE, '$1')
  }
}

const SAID_TWICE = /(\p{L}[\p{L} ]*) \(\1\)/giu

function withCapitals(south: string, original: string): string {
  if (original === original.toLowerCase()) return south
  if (original.length > 1 && original === original.toUpperCase()) return south.toUpperCase()
  return south.charAt(0).toUpperCase() + south.slice(1)
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

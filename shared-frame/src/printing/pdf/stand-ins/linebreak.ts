/** What stays with the word before it, also after a space. */
const NEVER_FIRST = /[)\]},.:;!?/]/
/** A line may end without a space after a hyphen within a word, and after a dash: "12–17" is two words. */
const WITHIN_WORDS = /[-–—/]\p{L}|[–—]\p{Nd}/u

/**
 * In place of the Unicode line breaking algorithm with its tables of all scripts. In texts of our letters (`font-characters.ts`) a line
 * ends after spaces and dashes; deploy/pdf compares both over all texts of the content.
 */
export default class LineBreaker {
  readonly #text: string
  #place = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The next place where A line may end, or must; null at the end. */
  nextBreak(): { readonly position: number; readonly required: boolean } | null {
    const text = this.#text
    if (this.#place >= text.length) return null
    for (let place = this.#place + 1; place < text.length; place += 1) {
      const before = text.charAt(place - 1)
      const after = text.charAt(place)
      const required = before === '\n' || (before === '\r' && after !== '\n')
      if (required || mayEnd(before, after, text.charAt(place - 2))) {
        this.#place = place
        return { position: place, required }
      }
    }
    this.#place = text.length
    return { position: text.length, required: false }
  }
}

function mayEnd(before: string, after: string, earlier: string): boolean {
  if (after === ' ' || after === '\n' || after === '\r' || NEVER_FIRST.test(after)) return false
  return before === ' ' || (earlier !== ' ' && WITHIN_WORDS.test(before + after))
}

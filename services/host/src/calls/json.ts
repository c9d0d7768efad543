/**
 * Levels of lists and objects within each other. No call needs more than a dozen, all of the content 16, and what is nested as deep as a body is long exhausts the call
 * stack of whatever walks through it.
 */
export const MAX_JSON_DEPTH = 32

const QUOTE = 34
const BACKSLASH = 92

/** Whether a JSON text nests deeper than `MAX_JSON_DEPTH`. Reads the text once and parses nothing; whether it is JSON at all is the parser's to say. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      at = endOfString(text, at)
      if (at === -1) return false
    } else if (sign === 91 /* [ */ || sign === 123 /* { */) {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return true
    } else if (sign === 93 /* ] */ || sign === 125 /* } */) depth -= 1
  }
  return false
}

/** The place of the quote that ends the string which begins at `start`; -1: none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end
}

/** After an odd number of backslashes. */
function isEscaped(text: string, place: number): boolean {
  let first = place
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1
  return (place - first) % 2 === 1
}

/** `JSON.parse` for text that a visitor made. Throws a SyntaxError for what is no JSON and for what nests too deeply. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`JSON of more than ${MAX_JSON_DEPTH} levels`)
  return JSON.parse(text)
}

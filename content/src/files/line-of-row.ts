/**
 * The line of a JSON text on which a row has its id: `"id": 31`, as files of one row a line and of one field a line write it. 1 when it isn't found.
 */
export function lineOfRow(text: string, field: string, id: string | number): number {
  return indexOf(text).linesOf(field).get(JSON.stringify(id)) ?? 1
}

/** The line on which `words` stand first, at or below `from`; `from` when they don't. They are words of one line. */
export function lineOfWords(text: string, words: string, from: number): number {
  const { starts, lineAt } = indexOf(text)
  const place = text.indexOf(words, starts[from - 1] ?? text.length)
  return place < 0 ? from : lineAt(place)
}

/** Where lines and rows of a text begin. */
interface TextIndex {
  readonly text: string
  /** Where each line begins. */
  readonly starts: readonly number[]
  /** The line of a place, from 1. */
  lineAt(place: number): number
  /** The first line that gives the field each of its values, as JSON. */
  linesOf(field: string): ReadonlyMap<string, number>
}

/** Of the text that was asked about last: its readers ask about thousands of places of one text, one after the other. */
let last: TextIndex | null = null

function indexOf(text: string): TextIndex {
  if (last?.text !== text) last = createIndex(text)
  return last
}

function createIndex(text: string): TextIndex {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  const fields = new Map<string, ReadonlyMap<string, number>>()
  function lineAt(place: number): number {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle
    }
    return high
  }
  return {
    text,
    starts,
    lineAt,
    linesOf(field) {
      const known = fields.get(field)
      if (known !== undefined) return known
      const lines = new Map<string, number>()
      for (const { index, 1: value = '' } of text.matchAll(
        new RegExp(`"${field}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*"|-?[\\w.]+)`, 'g'),
      ))
        if (!lines.has(value)) lines.set(value, lineAt(index))
      fields.set(field, lines)
      return lines
    },
  }
}

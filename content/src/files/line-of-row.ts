/**
 * The line of a JSON text on which a row has its id: `"id": 31`, as files of one row a line and of one field a line write it. 1 when it isn't found.
 */
export function lineOfRow(text: string, field: string, id: string | number): number {
  const found = new RegExp(
    `"${field}"\\s*:\\s*${JSON.stringify(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.])`,
  ).exec(text)
  return found === null ? 1 : text.slice(0, found.index).split('\n').length
}

/** The line on which `words` stand first, at or below `from`; `from` when they don't. */
export function lineOfWords(text: string, words: string, from: number): number {
  const index = text.split('\n').findIndex((line, position) => position >= from - 1 && line.includes(words))
  return index < 0 ? from : index + 1
}

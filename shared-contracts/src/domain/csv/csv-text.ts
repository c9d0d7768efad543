/** What a spreadsheet shows: a number with a decimal comma, a text as it is; null is an empty cell. */
export type CsvCell = string | number | null

/** By it a spreadsheet knows UTF-8. It begins a file. */
const MARK = '\uFEFF'

/**
 * A text that a spreadsheet would compute, also behind what isn't seen (OWASP, "CSV Injection"). Numbers are no texts: a negative one stays what it is.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r])/u
/** Both delimiters, whichever a reader takes, and what readers strip. */
const QUOTED = /["';,\t\r\n]|^\s|\s$/

/** A whole file for a spreadsheet, as Vietnamese settings read it: UTF-8 with its mark, semicolons, decimal commas, lines as RFC 4180 ends them. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return MARK + csvLines(rows)
}

/** The rows alone, for a file that is written in parts: the first is `csvText`. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(';')}\r\n`).join('')
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

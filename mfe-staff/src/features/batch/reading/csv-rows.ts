import Papa from 'papaparse'
import type { FileRow } from './cells'

export const delimiters = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Characters between two words of progress. */
const TOLD_EVERY = 1 << 17

/** The delimiter that parts the first lines into the same number of cells, most of them; a comma where nothing tells. */
export function guessDelimiter(text: string): Delimiter {
  const head = text.slice(0, 20_000)
  let best: { delimiter: Delimiter; columns: number } = { delimiter: ',', columns: 1 }
  for (const delimiter of delimiters) {
    const rows = Papa.parse<string[]>(head, { delimiter, preview: 10 }).data.filter((row) => row.length > 1)
    const columns = rows[0]?.length ?? 1
    const alike = rows.filter((row) => row.length === columns).length
    if (alike * 2 > rows.length && columns > best.columns) best = { delimiter, columns }
  }
  return best.delimiter
}

/**
 * Gives the rows of a text one by one, with the line at which each begins: a quoted cell may go over several.
 *
 * @param take answers false when it has enough
 * @param progress share of the text that is read, 0 to 1
 */
export function readCsvRows(
  text: string,
  delimiter: Delimiter,
  take: (row: FileRow) => boolean,
  progress: (share: number) => void = () => {},
): void {
  let line = 1
  let held: FileRow | null = null
  let wanted = true
  let told = 0
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  Papa.parse<string[]>(body, {
    delimiter,
    step({ data: cells, meta }, parser) {
      if (held !== null && wanted) wanted = take(held)
      held = { line, cells }
      line += 1 + cells.reduce((sum, cell) => sum + newlinesIn(cell), 0)
      if (!wanted) parser.abort()
      else if (meta.cursor >= told + TOLD_EVERY) {
        told = meta.cursor
        progress(Math.min(1, told / body.length))
      }
    },
  })
  // Behind the last line break stands no row.
  const last: FileRow | null = held
  if (last !== null && wanted && !isNothing(last)) take(last)
}

function isNothing({ cells }: FileRow): boolean {
  return cells.length <= 1 && (cells[0] ?? '') === ''
}

function newlinesIn(cell: string): number {
  let count = 0
  for (let place = cell.indexOf('\n'); place !== -1; place = cell.indexOf('\n', place + 1)) count++
  return count
}

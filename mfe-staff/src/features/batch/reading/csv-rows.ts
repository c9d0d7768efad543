import Papa from 'papaparse'
import type { FileRow } from './cells'

export const delimiters = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Characters between two words of progress. */
const TOLD_EVERY = 1 << 17

/** "sep=;" in the first line: how a spreadsheet program tells another the delimiter. It is no row. */
const SEPARATOR_LINE = /^sep=(.)\r?(?:\n|$)/i

export interface CsvText {
  /** Without its mark and the line of the separator. */
  readonly body: string
  /** Of the body's first row. */
  readonly firstLine: number
  /** What the file itself states. */
  readonly stated: Delimiter | null
}

export function openCsv(text: string): CsvText {
  const body = text.replace(/^\uFEFF+/, '')
  const separator = SEPARATOR_LINE.exec(body)
  if (!separator) return { body, firstLine: 1, stated: null }
  const stated = delimiters.find((delimiter) => delimiter === separator[1]) ?? null
  return { body: body.slice(separator[0].length), firstLine: 2, stated }
}

/** The delimiter that parts most of the first lines into the same number of cells, and into the most; a comma where nothing tells. */
export function guessDelimiter({ body, stated }: CsvText): Delimiter {
  if (stated !== null) return stated
  const head = body.slice(0, 20_000)
  let best: { delimiter: Delimiter; parted: number } = { delimiter: ',', parted: 0 }
  for (const delimiter of delimiters) {
    const widths = Papa.parse<string[]>(head, { delimiter, preview: 60 }).data.map((row) => row.length)
    const counts = new Map<number, number>()
    for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1)
    const [width, alike] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [1, 0])
    const parted = (width - 1) * (alike / Math.max(widths.length, 1))
    if (parted > best.parted) best = { delimiter, parted }
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
  { body, firstLine }: Pick<CsvText, 'body' | 'firstLine'>,
  delimiter: Delimiter,
  take: (row: FileRow) => boolean,
  progress: (share: number) => void = () => {},
): void {
  let line = firstLine
  let held: FileRow | null = null
  let wanted = true
  let told = 0
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

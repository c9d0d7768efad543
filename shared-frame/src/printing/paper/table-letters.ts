import type { PrintedCell, PrintedTable } from '../sheet'
import { LETTERS, LINE, measuresOf, type PaperSize } from './paper'

/** Mean width of Vietnamese letters and spaces, in parts of their size; a little more than Roboto and Arial have. */
const LETTER_WIDTH = 0.54
/** Padding on both sides of a cell, above and below its lines, and between two paragraphs; points. */
export const CELL = { sides: 4, ends: 3, between: 3.5 } as const
/** Above and under what is read with a table; points. */
export const BELOW_ENDS = { above: 6, under: 3.5 } as const
/** What stands above a table that fills a page: title, subtitle and their distances. */
const HEAD_HEIGHT = 62
const LARGEST = { A4: 11, A3: 15 } as const
const SMALLEST = 5.5
const STEP = 0.25

/** Points for the letters of a table. Of one that has to stay on a page: the largest with which it does, as far as can be told without setting it. */
export function tableLetters(table: PrintedTable, paper: PaperSize): number {
  if (table.letters !== 'page') return LETTERS[table.letters]
  const { textWidth, textHeight } = measuresOf(paper)
  let letters: number = LARGEST[paper]
  while (letters > SMALLEST && tableHeight(table, letters, textWidth) > textHeight - HEAD_HEIGHT) letters -= STEP
  return letters
}

/** Parts of the whole width, in points, without what lines and padding take. */
export function columnWidths(columns: readonly { readonly share?: number }[], width: number): readonly number[] {
  const shares = columns.map(({ share = 1 }) => share)
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => (share / sum) * width)
}

function tableHeight(table: PrintedTable, letters: number, width: number): number {
  const widths = columnWidths(table.columns, width).map((column) => column - 2 * CELL.sides - 1)
  const rows = [table.columns.map(({ title }) => title), ...table.rows]
  return rows
    .map((row) => Math.max(...row.map((cell, column) => cellHeight(cell, letters, widths[column] ?? 1))))
    .reduce((total, row) => total + row + 2 * CELL.ends + 1, belowHeight(table, width))
}

function belowHeight({ below }: PrintedTable, width: number): number {
  if (below === undefined) return 0
  return (
    lineCount(below, width / (LETTERS.text * LETTER_WIDTH)) * LETTERS.text * LINE + BELOW_ENDS.above + BELOW_ENDS.under
  )
}

export const paragraphsOf = (cell: PrintedCell): readonly string[] => (typeof cell === 'string' ? [cell] : cell)

/** With whom it begins, colon and space included, and what follows. Where nobody is named the first is empty. */
export function leadOf(
  paragraph: string,
  { named }: Pick<PrintedTable, 'named'>,
): readonly [lead: string, rest: string] {
  const end = named === true ? paragraph.indexOf(': ') : -1
  return end < 0 ? ['', paragraph] : [paragraph.slice(0, end + 2), paragraph.slice(end + 2)]
}

function cellHeight(cell: PrintedCell, letters: number, width: number): number {
  const lines = paragraphsOf(cell).map((text) => lineCount(text, width / (letters * LETTER_WIDTH)))
  return lines.reduce((sum, count) => sum + count * letters * LINE + CELL.between, 0)
}

/** Lines that a text takes where `room` letters fit side by side: words are not divided. */
function lineCount(text: string, room: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    if (used > 0 && used + 1 + word.length > room) {
      lines += 1
      used = word.length
    } else used += (used > 0 ? 1 : 0) + word.length
  }
  return lines
}

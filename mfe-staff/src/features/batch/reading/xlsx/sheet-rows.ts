import { dayOfSerial } from '../../parsing/cell-day'
import type { Cell, FileRow } from '../cells'
import { checkColumns, FILE_LIMITS, UnreadableFile } from '../file-limits'
import { createParser, type Sheet, type Workbook } from './workbook'
import { readZipEntry } from './zip-archive'

/**
 * Gives the rows of a sheet one by one as they are unpacked; rows that the file leaves out are blank ones, so that lines are those of
 * the spreadsheet.
 *
 * @param take answers false when it has enough
 */
export async function readSheetRows(
  { archive, strings, dayStyles, epochShift }: Workbook,
  sheet: Sheet,
  take: (row: FileRow) => boolean,
  progress: (share: number) => void = () => {},
): Promise<void> {
  let wanted = true
  let lastLine = 0
  let line = 0
  let cells: Cell[] = []
  let column = -1
  let type = ''
  let style = -1
  let value = ''
  let inValue = false

  function give(row: FileRow): void {
    if (wanted) wanted = take(row)
  }

  function cell(): Cell {
    if (value === '') return ''
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'e') return ''
    if (type === 'str' || type === 'inlineStr' || type === 'b' || type === 'd') return value
    const number = Number(value)
    if (!Number.isFinite(number)) return value
    return dayStyles[style] === true ? (dayOfSerial(number + epochShift) ?? number) : number
  }

  const parser = createParser({
    open: (name, attributes) => {
      if (name === 'v' || name === 't') inValue = true
      else if (name === 'c') {
        const { r, t = '', s } = attributes()
        column = r === undefined ? column + 1 : columnOf(r)
        type = t
        style = s === undefined ? -1 : Number(s)
        value = ''
      } else if (name === 'row') {
        const { r } = attributes()
        line = Math.min(Number(r) || lastLine + 1, FILE_LIMITS.lines)
        cells = []
        column = -1
      }
    },
    text: (text) => {
      if (!inValue) return
      if (value.length + text.length > FILE_LIMITS.cellText) throw new UnreadableFile('too large')
      value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'c') {
        const found = cell()
        // Formats reach far beyond what is filled.
        if (found === '' || column < 0) return
        checkColumns(column + 1)
        while (cells.length < column) cells.push('')
        cells[column] = found
      } else if (name === 'row') {
        for (let blank = lastLine + 1; blank < line && wanted; blank++) give({ line: blank, cells: [] })
        give({ line, cells })
        lastLine = Math.max(lastLine, line)
      }
    },
  })
  await readZipEntry(
    archive,
    sheet.path,
    FILE_LIMITS.unpackedBytes,
    (piece, final) => {
      parser.write(piece)
      if (final) parser.end()
      return wanted
    },
    progress,
  )
}

/** "BC12" → 54, from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (let place = 0; place < reference.length; place++) {
    const letter = reference.charCodeAt(place) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}

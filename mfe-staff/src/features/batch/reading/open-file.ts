import { type Cell, type FileRow, isBlank } from './cells'
import { type Delimiter, guessDelimiter, readCsvRows } from './csv-rows'
import { decodeText, type Encoding, guessEncoding } from './text-encoding'
import { readSheetRows } from './xlsx/sheet-rows'
import { readWorkbook, type Workbook } from './xlsx/workbook'
import { UnreadableFile } from './xlsx/zip-entry'

/** How a file is to be read; a choice that is absent is made by what the file looks like. */
export interface ReadingChoice {
  readonly encoding?: Encoding
  readonly delimiter?: Delimiter
  /** Place of the sheet, from 0. */
  readonly sheet?: number
}

/** How it was read. */
export type Reading =
  | { readonly kind: 'text'; readonly encoding: Encoding; readonly delimiter: Delimiter }
  | { readonly kind: 'workbook'; readonly sheets: readonly string[]; readonly sheet: number }

export interface OpenedFile {
  readonly reading: Reading
  /** Gives all rows behind the headings; rejects with `UnreadableFile`. */
  readonly rows: (take: (row: FileRow) => boolean, progress: (share: number) => void) => Promise<void>
  readonly headings: readonly string[]
  /** Line of the headings; 0 when the file is empty. */
  readonly headingLine: number
  /** The first rows that are not blank. */
  readonly firstRows: readonly FileRow[]
}

const FIRST_ROWS = 20
const BYTES_MAX = 150_000_000
/** ZIP, which an Excel file is. */
const isZip = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b
/** An Excel file of before 2007, or one with a password. */
const isOldExcel = (head: Uint8Array) => head[0] === 0xd0 && head[1] === 0xcf

/** Looks into a file: its kind, headings and first rows. @throws {UnreadableFile} */
export async function openFile(file: Blob, choice: ReadingChoice): Promise<OpenedFile> {
  if (file.size > BYTES_MAX) throw new UnreadableFile('too large')
  const head = new Uint8Array(await file.slice(0, 60_000).arrayBuffer())
  if (isOldExcel(head)) throw new UnreadableFile('old excel')
  const source = isZip(head) ? await openWorkbook(file, choice) : await openText(file, head, choice)
  return { ...source, ...(await firstRowsOf(source.rows)), rows: behindHeadings(source.rows) }
}

type Rows = OpenedFile['rows']

async function openText(
  file: Blob,
  head: Uint8Array,
  choice: ReadingChoice,
): Promise<{ reading: Reading; rows: Rows }> {
  const encoding = choice.encoding ?? guessEncoding(head)
  const text = await decodeText(file, encoding)
  const delimiter = choice.delimiter ?? guessDelimiter(text)
  return {
    reading: { kind: 'text', encoding, delimiter },
    rows: async (take, progress) => readCsvRows(text, delimiter, take, progress),
  }
}

async function openWorkbook(file: Blob, choice: ReadingChoice): Promise<{ reading: Reading; rows: Rows }> {
  const workbook: Workbook = await readWorkbook(file)
  const place = choice.sheet !== undefined && choice.sheet < workbook.sheets.length ? choice.sheet : 0
  const sheet = workbook.sheets[place]
  if (!sheet) throw new UnreadableFile('no sheet')
  return {
    reading: { kind: 'workbook', sheets: workbook.sheets.map(({ title }) => title), sheet: place },
    rows: (take, progress) => readSheetRows(file, workbook, sheet, take, progress),
  }
}

async function firstRowsOf(rows: Rows) {
  const found: FileRow[] = []
  await rows(
    (row) => {
      if (!isBlank(row.cells)) found.push(row)
      return found.length <= FIRST_ROWS
    },
    () => {},
  )
  const [heading, ...firstRows] = found
  return {
    headings: (heading?.cells ?? []).map((cell: Cell) => String(cell).trim()),
    headingLine: heading?.line ?? 0,
    firstRows,
  }
}

/** The first row that is not blank holds the headings; what is above it is no row of children. */
function behindHeadings(rows: Rows): Rows {
  return (take, progress) => {
    let begun = false
    return rows((row) => {
      if (begun) return take(row)
      begun = !isBlank(row.cells)
      return true
    }, progress)
  }
}

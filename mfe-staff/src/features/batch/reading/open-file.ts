import { knownFields } from '../mapping/find-mapping'
import { type FileRow, isBlank } from './cells'
import { type ColumnProfile, createProfiles } from './column-profile'
import { type CsvText, type Delimiter, guessDelimiter, openCsv, readCsvRows } from './csv-rows'
import { checkLines, createRowCheck, FILE_LIMITS, UnreadableFile } from './file-limits'
import { findHeadings, findSexColumns, type Headings, headingsAt, type SexColumns } from './heading-rows'
import { decodeText, type Encoding, guessEncoding } from './text-encoding'
import { readSheetRows } from './xlsx/sheet-rows'
import { readWorkbook } from './xlsx/workbook'

/** How a file is to be read; a choice that is absent is made by what the file looks like. */
export interface ReadingChoice {
  readonly encoding?: Encoding
  readonly delimiter?: Delimiter
  /** Place of the sheet, from 0. */
  readonly sheet?: number
  /** Line of the row that names the columns; 0: none does. */
  readonly headingLine?: number
}

/** How it was read. */
export type Reading =
  | { readonly kind: 'text'; readonly encoding: Encoding; readonly delimiter: Delimiter }
  | {
      readonly kind: 'workbook'
      readonly sheets: readonly string[]
      readonly sheet: number
      /** Days that serial numbers without a format are off. */
      readonly epochShift: number
    }

export interface OpenedFile {
  readonly reading: Reading
  /** Gives all rows behind the headings; rejects with `UnreadableFile`. */
  readonly rows: Rows
  readonly headings: readonly string[]
  /** Line of the headings; 0: the file has none. */
  readonly headingLine: number
  /** The first rows of the file that are not blank, among them the headings. */
  readonly topRows: readonly FileRow[]
  /** The first rows of children. */
  readonly firstRows: readonly FileRow[]
}

type Rows = (take: (row: FileRow) => boolean, progress: (share: number) => void) => Promise<void>

interface Source {
  readonly reading: Reading
  readonly rows: Rows
}

/** Rows among which the headings are looked for. */
const TOP_ROWS = 60
const FIRST_ROWS = 20
/** Covers and keys stand before the sheet of the children, or behind it. */
const SHEETS_TRIED = 8
/** ZIP, which an Excel file is. */
const isZip = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b
/** An Excel file of before 2007, or one with a password. */
const isOldExcel = (head: Uint8Array) => head[0] === 0xd0 && head[1] === 0xcf

/** Looks into a file: its kind, headings and first rows. @throws {UnreadableFile} */
export async function openFile(file: Blob, choice: ReadingChoice): Promise<OpenedFile> {
  if (file.size > FILE_LIMITS.bytes) throw new UnreadableFile('too large')
  const head = new Uint8Array(await file.slice(0, 60_000).arrayBuffer())
  if (isOldExcel(head)) throw new UnreadableFile('old excel')
  const source = isZip(head) ? await openWorkbook(file, choice) : await openText(file, head, choice)
  const topRows = await topRowsOf(source.rows)
  const found = choice.headingLine === undefined ? findHeadings(topRows) : headingsAt(topRows, choice.headingLine)
  const bySex = findSexColumns(found.titles)
  const rows = behindHeadings(source.rows, found, bySex)
  return {
    reading: source.reading,
    rows,
    headings: bySex === null ? found.titles : [...found.titles, ...sexTitles(bySex)],
    headingLine: found.line,
    topRows,
    firstRows: (await topRowsOf(rows)).slice(0, FIRST_ROWS),
  }
}

/** What all rows of an opened file look like, by column. */
export async function profileFile(
  { rows }: OpenedFile,
  progress: (share: number) => void,
): Promise<readonly ColumnProfile[]> {
  const profiles = createProfiles()
  await rows((row) => {
    profiles.add(row)
    return true
  }, progress)
  return profiles.result()
}

async function openText(file: Blob, head: Uint8Array, choice: ReadingChoice): Promise<Source> {
  const encoding = choice.encoding ?? guessEncoding(head)
  const text: CsvText = openCsv(await decodeText(file, encoding))
  checkLines(text.body)
  const delimiter = choice.delimiter ?? guessDelimiter(text)
  return {
    reading: { kind: 'text', encoding, delimiter },
    rows: checked(async (take, progress) => readCsvRows(text, delimiter, take, progress)),
  }
}

/** Rows that end with a failure where there are more than a file may have. */
function checked(rows: Rows): Rows {
  return (take, progress) => {
    const check = createRowCheck()
    return rows((row) => {
      check(row.cells.length)
      return take(row)
    }, progress)
  }
}

async function openWorkbook(file: Blob, choice: ReadingChoice): Promise<Source> {
  const workbook = await readWorkbook(file)
  const sources = workbook.sheets.map(
    (sheet, place): Source => ({
      reading: {
        kind: 'workbook',
        sheets: workbook.sheets.map(({ title }) => title),
        sheet: place,
        epochShift: workbook.epochShift,
      },
      rows: checked((take, progress) => readSheetRows(workbook, sheet, take, progress)),
    }),
  )
  const chosen = sources[choice.sheet ?? -1] ?? (await firstOfChildren(sources)) ?? sources[0]
  if (!chosen) throw new UnreadableFile('no sheet')
  return chosen
}

/** The first sheet whose headings are those of a file of children. */
async function firstOfChildren(sources: readonly Source[]): Promise<Source | undefined> {
  if (sources.length === 1) return sources[0]
  for (const source of sources.slice(0, SHEETS_TRIED)) {
    const topRows = await topRowsOf(source.rows)
    const { lastLine, titles } = findHeadings(topRows)
    if (knownFields(titles) >= 3 && topRows.some(({ line }) => line > lastLine)) return source
  }
  return undefined
}

async function topRowsOf(rows: Rows): Promise<readonly FileRow[]> {
  const found: FileRow[] = []
  await rows(
    (row) => {
      if (!isBlank(row.cells)) found.push(row)
      return found.length < TOP_ROWS
    },
    () => {},
  )
  return found
}

/** What is above the headings is no row of children. */
function behindHeadings(rows: Rows, { lastLine, titles }: Headings, bySex: SexColumns | null): Rows {
  return (take, progress) =>
    rows(
      (row) => (row.line <= lastLine ? true : take(bySex === null ? row : withSex(row, bySex, titles.length))),
      progress,
    )
}

function sexTitles({ title }: SexColumns): readonly string[] {
  return title === '' ? ['Giới tính'] : ['Giới tính', title]
}

/** The sex by the column that is filled, and what it is filled with, behind the other columns. */
function withSex({ line, cells }: FileRow, { male, female, title }: SexColumns, width: number): FileRow {
  const [ofMale, ofFemale] = [cells[male] ?? '', cells[female] ?? '']
  const filled = [ofMale, ofFemale].map((cell) => String(cell).trim() !== '')
  const sex = filled[0] && filled[1] ? 'Nam, Nữ' : filled[0] ? 'Nam' : filled[1] ? 'Nữ' : ''
  const own = Array.from({ length: width }, (_, column) => cells[column] ?? '')
  return isBlank(cells)
    ? { line, cells }
    : { line, cells: [...own, sex, ...(title === '' ? [] : [filled[0] ? ofMale : ofFemale])] }
}

/** The choice that reads a file as it was read. */
export function choiceOf(reading: Reading, headingLine: number): ReadingChoice {
  return reading.kind === 'text'
    ? { encoding: reading.encoding, delimiter: reading.delimiter, headingLine }
    : { sheet: reading.sheet, headingLine }
}

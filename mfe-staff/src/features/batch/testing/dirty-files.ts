import type { TablesOfSexes } from '../assessment/assess-row'
import { seeded } from './batch-rows'
import { type XlsxCell, xlsxFile } from './children-xlsx'
import { drawChild, type TrueChild } from './dirty-children'
import { type Column, columnsOf, headingRows, isOfWords } from './dirty-columns'
import { drawTraits, type Traits } from './dirty-traits'
import { encodeWindows1258 } from './windows-1258'

export interface DirtyFile {
  readonly traits: Traits
  readonly content: Blob
  /** By the line of the file. */
  readonly children: ReadonlyMap<number, TrueChild>
}

const CHILDREN = 24

/** A file of invented children whose measures lie between −2.5 and 2.5 SD, dirty in the way of its seed. */
export function makeDirtyFile(seed: number, tables: TablesOfSexes): DirtyFile {
  const random = seeded(seed)
  const traits = drawTraits(seed, random)
  const columns = shuffle(columnsOf(traits), random)
  const rows: XlsxCell[][] = [...titleRows(traits, columns), ...headingRows(traits, columns)]

  const children = new Map<number, TrueChild>()
  const lineBefore = traits.separatorLine ? 1 : 0
  const drawn = Array.from({ length: CHILDREN }, (_, place) => drawChild(traits, tables, random, place))
  for (const [place, child] of drawn.entries()) {
    if (traits.groupRows && place % 10 === 0) rows.push(aside(columns, `Thôn ${place / 10 + 1}`))
    if (traits.blankRows && place % 9 === 4) rows.push(aside(columns, ''))
    if (traits.pages && place === 12) rows.push(...headingRows(traits, columns))
    rows.push(columns.map((column) => child.cells[column] ?? ''))
    children.set(rows.length + lineBefore, child.told)
  }
  if (traits.foot) rows.push(...footRows(traits, columns))
  return {
    traits,
    content: new Blob([traits.workbook ? workbookOf(rows, traits) : textOf(rows, traits)]),
    children,
  }
}

/** A row with words in its first cell alone. */
function aside(columns: readonly Column[], words: string): XlsxCell[] {
  return columns.map((_, place) => (place === 0 ? words : ''))
}

const TITLES = ['TRẠM Y TẾ XÃ THỬ NGHIỆM', 'DANH SÁCH TRẺ DƯỚI 5 TUỔI CÂN ĐO THÁNG 5/2026', 'Đợt 1, người cân: Thử']

function titleRows({ titles }: Traits, columns: readonly Column[]): XlsxCell[][] {
  return titles === 0 ? [] : [...TITLES.slice(0, titles), ''].map((words) => aside(columns, words))
}

/** A sum of weights below the first column of words, and a signature. */
function footRows({ workbook, weight }: Traits, columns: readonly Column[]): XlsxCell[][] {
  const sum = workbook ? 288.5 : '288,5'
  const words = columns.find(isOfWords)
  const sums = columns.map((column) => {
    if (column === words) return 'Tổng cộng'
    return column === 'weight' && weight === 'kg' ? sum : ''
  })
  return [aside(columns, ''), sums, aside(columns, 'Ngày 28 tháng 5 năm 2026, người lập biểu')]
}

function workbookOf(rows: readonly (readonly XlsxCell[])[], { streamed, date1904 }: Traits): Uint8Array<ArrayBuffer> {
  return xlsxFile(rows, { streamed, date1904, stringsName: streamed ? 'SharedStrings' : 'sharedStrings' })
}

function textOf(
  rows: readonly (readonly XlsxCell[])[],
  { delimiter, newline, separatorLine, encoding }: Traits,
): BlobPart {
  const quoted = (cell: XlsxCell) => {
    const text = String(cell)
    return text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = rows.map((cells) => cells.map(quoted).join(delimiter))
  const text = `${[...(separatorLine ? [`sep=${delimiter}`] : []), ...lines].join(newline)}${newline}`
  switch (encoding) {
    case 'utf-8-marked':
      return `\uFEFF${text}`
    case 'utf-16':
      return new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)
    case 'windows-1258':
      return encodeWindows1258(text)
    default:
      return text
  }
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items]
  const done: T[] = []
  while (left.length > 0) done.push(...left.splice(Math.floor(random() * left.length), 1))
  return done
}

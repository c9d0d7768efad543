import { headingScore, knownFields, STRONG } from '../mapping/find-mapping'
import { dayEvidence } from '../parsing/cell-day'
import { wordOf } from '../parsing/cell-words'
import { type Cell, type FileRow, isBlank } from './cells'

export interface Headings {
  /** Line of the first row of headings; 0: the file has none. */
  readonly line: number
  /** Of the last, behind which children begin. */
  readonly lastLine: number
  readonly titles: readonly string[]
}

/** Rows of headings above each other: groups, names, units. */
const ROWS_MAX = 3
/** Fields without which a row is no row of headings. */
const FIELDS_MIN = 2

/**
 * The row or rows that name the columns: those that name most of what a file of children has. Titles above them are none. Where nothing
 * names anything, the first row, unless it holds figures and is a child itself.
 *
 * @param rows the first of the file that are not blank
 */
export function findHeadings(rows: readonly FileRow[]): Headings {
  let best: Candidate | null = null
  for (let from = 0; from < rows.length; from++) {
    const found = bestFrom(rows, from)
    if (found === null || found.fields < FIELDS_MIN) continue
    // Titles above the same rows say nothing; the headings of a later page are no other.
    const isSame = best !== null && found.fields === best.fields && from <= best.last
    if (best === null || found.fields > best.fields || isSame) best = found
  }
  if (best !== null) return withoutNumbers(best, rows)
  const widest = rows
    .slice(0, 10)
    .reduce<FileRow | null>((most, row) => (widthOf(row) > widthOf(most) ? row : most), null)
  if (widest === null || !isHeadingLike(widest.cells)) return withoutHeadings(rows)
  return { line: widest.line, lastLine: widest.line, titles: widest.cells.map(textOf) }
}

/** Headings that somebody has chosen by their line; 0: the file has none. */
export function headingsAt(rows: readonly FileRow[], line: number): Headings {
  const from = rows.findIndex((row) => row.line === line)
  const row = rows[from]
  if (!row) return withoutHeadings(rows)
  return withoutNumbers(
    bestFrom(rows, from) ?? { line, lastLine: line, titles: row.cells.map(textOf), fields: 0, last: from },
    rows,
  )
}

interface Candidate extends Headings {
  readonly fields: number
  /** Place of the last row. */
  readonly last: number
}

function bestFrom(rows: readonly FileRow[], from: number): Candidate | null {
  let best: Candidate | null = null
  let titles: readonly string[] = []
  const line = rows[from]?.line ?? 0
  for (let last = from; last < Math.min(from + ROWS_MAX, rows.length); last++) {
    const row = rows[last]
    if (!row || !isHeadingLike(row.cells)) break
    titles = last === from ? row.cells.map(textOf) : joinTitles(titles, row.cells.map(textOf))
    const fields = knownFields(titles) + (findSexColumns(titles) === null ? 0 : 1)
    if (best === null || fields > best.fields || (fields === best.fields && isOfUnits(row.cells)))
      best = { line, lastLine: row.line, titles, fields, last }
  }
  return best
}

/** Names below a group's, which stands over the first of its columns: together, unless the lower one says more alone. */
function joinTitles(upper: readonly string[], lower: readonly string[]): readonly string[] {
  let group = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above, below] = [upper[column] ?? '', lower[column] ?? '']
    if (above !== '') group = above
    if (below === '') return above
    const joined = group === '' ? below : `${group} ${below}`
    return headingScore(below) >= STRONG && headingScore(below) > headingScore(joined) ? below : joined
  })
}

/** No figure and no day: a row of names. */
function isHeadingLike(cells: readonly Cell[]): boolean {
  return !isBlank(cells) && cells.every((cell) => typeof cell === 'string' && !isFigure(cell))
}

const UNIT = /^(?:\(.*\p{L}.*\)|kg|gr?|gam|cm|mm|m|tháng|ngày|tuần|năm|months?|days?|weeks?|years?)$/iu

/** Units below the names of their columns. */
function isOfUnits(cells: readonly Cell[]): boolean {
  return cells.every((cell) => textOf(cell) === '' || UNIT.test(textOf(cell)))
}

function isFigure(text: string): boolean {
  return (
    /^[+-]?\d+(?:[.,]\d+)?$/.test(text.trim()) || (/\d/.test(text) && text.length < 40 && dayEvidence(text) !== null)
  )
}

/** Forms number their columns in a row below the headings: (1), (2), (3), after A, B where the first are of words. */
function withoutNumbers({ line, lastLine, titles, last }: Candidate, rows: readonly FileRow[]): Headings {
  const next = rows[last + 1]
  const texts = next?.cells.map((cell) => textOf(cell).replace(/[()[\]]/g, '')).filter((text) => text !== '') ?? []
  const figures = texts.filter((text) => !/^[a-z]$/i.test(text)).map(Number)
  const isNumbered =
    texts.length >= 3 && figures.length >= 2 && figures.every((figure, place) => figure === (figures[0] ?? 0) + place)
  return { line, lastLine: isNumbered && next && figures[0] === 1 ? next.line : lastLine, titles }
}

function withoutHeadings(rows: readonly FileRow[]): Headings {
  return {
    line: 0,
    lastLine: 0,
    titles: Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, () => ''),
  }
}

function textOf(cell: Cell): string {
  return String(cell).replace(/\s+/g, ' ').trim()
}

function widthOf(row: FileRow | null): number {
  return row === null ? 0 : row.cells.filter((cell) => String(cell).trim() !== '').length
}

/** Two columns of which one is filled: that of the child's sex, with a mark or with the day of birth. */
export interface SexColumns {
  readonly male: number
  readonly female: number
  /** What the two are of: "Ngày sinh"; empty: of the sex alone. */
  readonly title: string
}

export function findSexColumns(titles: readonly string[]): SexColumns | null {
  for (const [male, title] of titles.entries()) {
    const group = endsWith(title, ['nam', 'trai', 'male', 'boy'])
    if (group === null || /n[aă]m$/.exec(title.toLowerCase())?.[0] === 'năm') continue
    const female = titles.findIndex(
      (other, place) => place !== male && endsWith(other, ['nu', 'gai', 'female', 'girl']) === group,
    )
    if (female !== -1)
      return { male, female, title: /^(?:gioi(?: tinh)?|sex|gender)?$/.test(wordOf(group)) ? '' : group }
  }
  return null
}

/** What stands before one of these words; null: the title ends otherwise. */
function endsWith(title: string, words: readonly string[]): string | null {
  const last = title.split(' ').at(-1) ?? ''
  return words.includes(wordOf(last)) ? title.slice(0, title.length - last.length).trim() : null
}

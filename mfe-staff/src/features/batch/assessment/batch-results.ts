import { fold } from 'shared-contracts/text'
import { type AssessedRow, type BatchRow, classOf, growthIndices } from './assess-row'

export const rowFilters = [
  'all',
  'refused',
  'repeated',
  'flagged',
  'undernourished',
  'overweight',
  'oedema',
  'incomplete',
] as const
export type RowFilter = (typeof rowFilters)[number]
export type RowOrder = 'problems' | 'file'

export interface RowQuery {
  readonly filter: RowFilter
  readonly order: RowOrder
  /** Words of code, name or group, or the number of a line. */
  readonly search: string
  /** From 0. */
  readonly page: number
}

export interface RowPage {
  readonly rows: readonly BatchRow[]
  /** Of all pages. */
  readonly total: number
}

export const PAGE_ROWS = 25

const SEVERE = new Set(['severely stunted', 'severely underweight', 'severely wasted'])
const MODERATE = new Set(['stunted', 'underweight', 'wasted'])
const HEAVY = new Set(['overweight', 'obese'])

const classesOf = (row: AssessedRow) => growthIndices.map((index) => classOf(row, index))
const hasClass = (row: AssessedRow, classes: ReadonlySet<string>) =>
  classesOf(row).some((found) => found !== null && classes.has(found))
const isFlagged = ({ assessment }: AssessedRow) => growthIndices.some((index) => assessment[index].implausible)
/** Another row is about the same child, and says the same or contradicts it. */
export const isDoubled = ({ repeats }: AssessedRow) => repeats.length > 0
const isIncomplete = ({ assessment }: AssessedRow) => growthIndices.some((index) => assessment[index].zScore === null)

/** What somebody should look at first: 0 before all. */
function urgency(row: BatchRow): number {
  if (row.state === 'refused') return 0
  if (isFlagged(row)) return 1
  if (row.child.oedema || hasClass(row, SEVERE)) return 2
  if (hasClass(row, MODERATE)) return 3
  if (hasClass(row, HEAVY)) return 4
  if (isDoubled(row)) return 5
  return isIncomplete(row) ? 6 : 7
}

const fits: Readonly<Record<RowFilter, (row: BatchRow) => boolean>> = {
  all: () => true,
  refused: ({ state }) => state === 'refused',
  repeated: (row) => row.state === 'assessed' && isDoubled(row),
  flagged: (row) => row.state === 'assessed' && isFlagged(row),
  undernourished: (row) =>
    row.state === 'assessed' && (row.child.oedema || hasClass(row, SEVERE) || hasClass(row, MODERATE)),
  overweight: (row) => row.state === 'assessed' && hasClass(row, HEAVY),
  oedema: (row) => row.state === 'assessed' && row.child.oedema,
  incomplete: (row) => row.state === 'assessed' && isIncomplete(row),
}

/** One page of the rows that a table asks for. */
export function findRows(rows: readonly BatchRow[], { filter, order, search, page }: RowQuery): RowPage {
  const words = fold(search.trim())
  const chosen = rows.filter((row) => fits[filter](row) && matches(row, words))
  const ordered = order === 'file' ? chosen : byUrgency(chosen)
  return { rows: ordered.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS), total: chosen.length }
}

function byUrgency(rows: readonly BatchRow[]): readonly BatchRow[] {
  const piles: BatchRow[][] = []
  for (const row of rows) {
    const place = urgency(row)
    const pile = piles[place] ?? []
    pile.push(row)
    piles[place] = pile
  }
  return piles.flat()
}

function matches(row: BatchRow, words: string): boolean {
  if (words === '') return true
  return String(row.line) === words || fold(`${row.code} ${row.name} ${row.group}`).includes(words)
}

import { FIRST_HEIGHT_DAY } from './assessment/measured-length'
import type { GrowthTables } from './growth-tables'
import { type Lms, type LmsTable, rowAt } from './lms-table'

/** Below it a child of unknown age and position is taken to lie, cm. */
const LYING_BELOW_CM = 87

/** The table of weight for length (lying) or for height (standing): by age, else by position, else by length. */
export function weightForLengthTable(
  tables: Pick<GrowthTables, 'weightForLength' | 'weightForHeight'>,
  { ageInDays, lying, centimetres }: { ageInDays: number | null; lying: boolean | null; centimetres: number },
): LmsTable {
  const asLying = ageInDays === null ? (lying ?? centimetres < LYING_BELOW_CM) : ageInDays < FIRST_HEIGHT_DAY
  return asLying ? tables.weightForLength : tables.weightForHeight
}

/** L, M, S at a length, linear between the rows 0.1 cm apart; null outside the table. */
export function lmsAtLength(table: LmsTable, centimetres: number): Lms | null {
  const tenths = centimetres * 10
  const nearest = Math.round(tenths)
  // Floating point makes 110.0 out of range and 65 a little less: what is within a millionth of a row is that row.
  const place = Math.abs(tenths - nearest) < 1e-6 ? nearest : tenths
  if (place < table.first || place > table.last) return null
  const row = Math.floor(place)
  const low = rowAt(table, row)
  const share = place - row
  if (share === 0) return low
  const high = rowAt(table, row + 1)
  if (low === null || high === null) return null
  return {
    l: low.l + share * (high.l - low.l),
    m: low.m + share * (high.m - low.m),
    s: low.s + share * (high.s - low.s),
  }
}

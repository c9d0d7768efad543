/** How a table is carried: `rows` whole numbers in each column, the first as it is, then differences to the row before. */
export interface LmsDeltas {
  /** The first row: day of age, or tenths of a centimetre. Rows follow one by one. */
  readonly first: number
  readonly rows: number
  /** L and M in ten-thousandths, S in hundred-thousandths; one number alone stands for every row. */
  readonly l: string
  readonly m: string
  readonly s: string
}

/** WHO's L (Box-Cox power), M (median: cm, kg or kg/m²) and S (coefficient of variation) by day of age or tenth of a centimetre. */
export interface LmsTable {
  readonly first: number
  readonly last: number
  readonly l: Float64Array
  readonly m: Float64Array
  readonly s: Float64Array
}

/** L, M and S at one place of a table. */
export interface Lms {
  readonly l: number
  readonly m: number
  readonly s: number
}

export function readLmsTable({ first, rows, l, m, s }: LmsDeltas): LmsTable {
  return {
    first,
    last: first + rows - 1,
    l: readColumn(l, rows, 10_000),
    m: readColumn(m, rows, 10_000),
    s: readColumn(s, rows, 100_000),
  }
}

/** The row of a day of age; null outside the table. */
export function rowAt(table: LmsTable, place: number): Lms | null {
  const index = place - table.first
  const [l, m, s] = [table.l[index], table.m[index], table.s[index]]
  return l === undefined || m === undefined || s === undefined ? null : { l, m, s }
}

/** Whole numbers are summed and divided once, which gives the very number that the published decimal stands for. */
function readColumn(text: string, rows: number, unit: number): Float64Array {
  const column = new Float64Array(rows)
  const differences = text.split(',')
  if (differences.length === 1) return column.fill(Number(text) / unit)
  let value = 0
  for (let row = 0; row < rows; row++) {
    value += Number(differences[row])
    column[row] = value / unit
  }
  return column
}

import type { Pool } from '../pool'
import type { ConstraintRow } from '../rows'

/** Additions leave rounding dust: less than the two decimals that answers carry. */
const TOLERANCE = 1e-7

/** Where a row reads its totals: of the known part, of the part that a maximum is judged by, and of the whole of a share (-1: none). */
interface Reads {
  readonly known: number
  readonly upper: number
  readonly whole: number
}

/** Standards of one eater, ready to be judged again and again while totals of the days change. In plain arrays: this is where a search spends its time. */
export class EaterRows {
  /** Totals of one day. */
  readonly size: number
  readonly #columns: number
  /** For each meal that rows look at: its columns, and the totals that they add to. */
  readonly #mealColumns: readonly (Int32Array | undefined)[]
  readonly #mealTotals: readonly (Int32Array | undefined)[]
  readonly #reads: Int32Array
  readonly #bounds: Float64Array
  readonly #count: number
  readonly #means: readonly { readonly upper: number; readonly max: number; readonly aboveCost: number }[]

  constructor(pool: Pool, days: number) {
    const { rows } = pool.constraints
    this.#columns = pool.measures.length + pool.upper.length
    const totals = new MealTotals(this.#columns)
    const upperColumn = ({ numerator }: ConstraintRow): number => {
      const index = pool.upper.indexOf(numerator)
      return index < 0 ? pool.measures.indexOf(numerator) : pool.measures.length + index
    }
    const reads = rows.map(
      (row): Reads => ({
        known: totals.of(pool.measures.indexOf(row.numerator), row.mealCode),
        upper: totals.of(upperColumn(row), row.mealCode),
        whole: row.denominator === null ? -1 : pool.measures.indexOf(row.denominator),
      }),
    )
    this.#count = rows.length
    this.#reads = Int32Array.from(reads.flatMap(({ known, upper, whole }) => [known, upper, whole]))
    this.#bounds = Float64Array.from(
      rows.flatMap(({ factor, min, max, dayMax, weight }) => [
        factor,
        min ?? Number.NEGATIVE_INFINITY,
        (days > 1 ? dayMax : null) ?? max ?? Number.POSITIVE_INFINITY,
        weight / Math.max(min ?? 1, 1e-9),
        weight / (max !== null && max > 0 ? max : 1),
      ]),
    )
    this.#means = rows.flatMap((row) =>
      days > 1 && row.dayMax !== null && row.max !== null
        ? [{ upper: upperColumn(row), max: row.max, aboveCost: (row.weight * days) / row.max }]
        : [],
    )
    this.#mealColumns = totals.columns.map((each) => (each ? Int32Array.from(each) : undefined))
    this.#mealTotals = totals.totals.map((each) => (each ? Int32Array.from(each) : undefined))
    this.size = totals.size
  }

  /** Adds a portion of a dish to the totals of a day that begin at `offset`. */
  add(totals: Float64Array, offset: number, mealCode: number, values: Float64Array, portion: number): void {
    const columns = this.#columns
    for (let column = 0; column < columns; column += 1)
      totals[offset + column] = (totals[offset + column] ?? 0) + portion * (values[column] ?? 0)
    const mealColumns = this.#mealColumns[mealCode]
    const mealTotals = this.#mealTotals[mealCode]
    if (mealColumns === undefined || mealTotals === undefined) return
    for (let index = 0; index < mealColumns.length; index += 1) {
      const total = offset + (mealTotals[index] ?? 0)
      totals[total] = (totals[total] ?? 0) + portion * (values[mealColumns[index] ?? 0] ?? 0)
    }
  }

  /** Weighted shortfalls of the rows of one day; 0 when all are kept. */
  dayCost(totals: Float64Array, offset: number): number {
    const reads = this.#reads
    const bounds = this.#bounds
    let cost = 0
    for (let row = 0, read = 0, bound = 0; row < this.#count; row += 1, read += 3, bound += 5) {
      const whole = reads[read + 2] ?? -1
      let scale = bounds[bound] ?? 1
      if (whole >= 0) {
        const of = totals[offset + whole] ?? 0
        scale = of <= 0 ? 0 : scale / of
      }
      const min = bounds[bound + 1] ?? 0
      const least = scale * (totals[offset + (reads[read] ?? 0)] ?? 0)
      if (least < min - TOLERANCE) {
        cost += (min - least) * (bounds[bound + 3] ?? 0)
        continue
      }
      const max = bounds[bound + 2] ?? 0
      const most = scale * (totals[offset + (reads[read + 1] ?? 0)] ?? 0)
      if (most > max + TOLERANCE) cost += (most - max) * (bounds[bound + 4] ?? 0)
    }
    return cost
  }

  /** The same of the rows that the mean of all days must keep. */
  meanCost(totals: Float64Array, days: number): number {
    let cost = 0
    for (let index = 0; index < this.#means.length; index += 1) {
      const row = this.#means[index]
      if (row === undefined) continue
      let sum = 0
      for (let day = 0; day < days; day += 1) sum += totals[day * this.size + row.upper] ?? 0
      const mean = sum / days
      if (mean > row.max + TOLERANCE) cost += (mean - row.max) * row.aboveCost
    }
    return cost
  }
}

/** Deals out places among the totals of a day: the columns of the whole day first, then those of single meals. */
class MealTotals {
  readonly columns: (number[] | undefined)[] = []
  readonly totals: (number[] | undefined)[] = []
  size: number

  constructor(columns: number) {
    this.size = columns
  }

  of(column: number, mealCode: number | null): number {
    if (mealCode === null) return column
    const columns = this.columns[mealCode] ?? []
    const totals = this.totals[mealCode] ?? []
    this.columns[mealCode] = columns
    this.totals[mealCode] = totals
    const known = totals[columns.indexOf(column)]
    if (known !== undefined) return known
    columns.push(column)
    totals.push(this.size)
    this.size += 1
    return this.size - 1
  }
}

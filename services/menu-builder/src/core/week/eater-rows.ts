import type { Pool } from '../pool'
import type { ConstraintRow } from '../rows'

/** Additions leave rounding dust: less than the two decimals that answers carry. */
const TOLERANCE = 1e-7

interface CompiledRow {
  readonly factor: number
  /** Accumulators of the known part, of the part that a maximum is judged by, and of the whole of a share (-1: none). */
  readonly known: number
  readonly upper: number
  readonly whole: number
  readonly min: number
  readonly max: number
  readonly belowCost: number
  readonly aboveCost: number
}

interface MeanRow {
  readonly upper: number
  readonly max: number
  readonly aboveCost: number
}

/** Standards of one eater, ready to be judged again and again while totals of the days change. */
export class EaterRows {
  /** Accumulators of one day. */
  readonly size: number
  readonly #columns: number
  readonly #ofMeal: ReadonlyMap<number, readonly (readonly [column: number, accumulator: number])[]>
  readonly #rows: readonly CompiledRow[]
  readonly #means: readonly MeanRow[]

  constructor(pool: Pool, days: number) {
    const { rows } = pool.constraints
    this.#columns = pool.measures.length + pool.upper.length
    const ofMeal = new Map<number, [number, number][]>()
    let size = this.#columns
    const accumulator = (column: number, mealCode: number | null): number => {
      if (mealCode === null) return column
      const known = ofMeal.get(mealCode) ?? []
      ofMeal.set(mealCode, known)
      const found = known.find(([each]) => each === column)
      if (found) return found[1]
      known.push([column, size])
      size += 1
      return size - 1
    }
    const upperColumn = ({ numerator }: ConstraintRow): number => {
      const index = pool.upper.indexOf(numerator)
      return index < 0 ? pool.measures.indexOf(numerator) : pool.measures.length + index
    }
    this.#rows = rows.map((row) => ({
      factor: row.factor,
      known: accumulator(pool.measures.indexOf(row.numerator), row.mealCode),
      upper: accumulator(upperColumn(row), row.mealCode),
      whole: row.denominator === null ? -1 : pool.measures.indexOf(row.denominator),
      min: row.min ?? Number.NEGATIVE_INFINITY,
      max: (days > 1 ? row.dayMax : null) ?? row.max ?? Number.POSITIVE_INFINITY,
      belowCost: row.weight / Math.max(row.min ?? 1, 1e-9),
      aboveCost: row.weight / (row.max !== null && row.max > 0 ? row.max : 1),
    }))
    this.#means = rows.flatMap((row) =>
      days > 1 && row.dayMax !== null && row.max !== null
        ? [{ upper: upperColumn(row), max: row.max, aboveCost: (row.weight * days) / row.max }]
        : [],
    )
    this.#ofMeal = ofMeal
    this.size = size
  }

  /** Adds a portion of a dish to the totals of a day that begin at `offset`. */
  add(totals: Float64Array, offset: number, mealCode: number, values: Float64Array, portion: number): void {
    for (let column = 0; column < this.#columns; column += 1)
      totals[offset + column] = (totals[offset + column] ?? 0) + portion * (values[column] ?? 0)
    const ofMeal = this.#ofMeal.get(mealCode)
    if (ofMeal)
      for (const [column, accumulator] of ofMeal)
        totals[offset + accumulator] = (totals[offset + accumulator] ?? 0) + portion * (values[column] ?? 0)
  }

  /** Weighted shortfalls of the rows of one day; 0 when all are kept. */
  dayCost(totals: Float64Array, offset: number): number {
    let cost = 0
    for (const { factor, known, upper, whole, min, max, belowCost, aboveCost } of this.#rows) {
      const of = whole < 0 ? 1 : (totals[offset + whole] ?? 0)
      const scale = of <= 0 ? 0 : factor / of
      const least = scale * (totals[offset + known] ?? 0)
      if (least < min - TOLERANCE) {
        cost += (min - least) * belowCost
        continue
      }
      const most = scale * (totals[offset + upper] ?? 0)
      if (most > max + TOLERANCE) cost += (most - max) * aboveCost
    }
    return cost
  }

  /** The same of the rows that the mean of all days must keep. */
  meanCost(totals: Float64Array, offset: number, days: number): number {
    let cost = 0
    for (const { upper, max, aboveCost } of this.#means) {
      let sum = 0
      for (let day = 0; day < days; day += 1) sum += totals[offset + day * this.size + upper] ?? 0
      const mean = sum / days
      if (mean > max + TOLERANCE) cost += (mean - max) * aboveCost
    }
    return cost
  }
}

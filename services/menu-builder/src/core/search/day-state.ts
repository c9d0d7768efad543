import type { BuilderSettings } from 'content/nutrition'
import type { Pool, PoolDish } from '../pool'
import type { ConstraintRow } from '../rows'
import type { DaySlot } from './day-slots'

/** How many dishes of each weekly limit a day may and should still have; indexes as in the pool's limits. */
export interface LimitRoom {
  readonly most: readonly number[]
  readonly least: readonly number[]
}

interface Accumulator {
  readonly measure: number
  readonly mealCode: number | null
}

interface CompiledRow {
  readonly row: ConstraintRow
  readonly numerator: number
  /** Index of the accumulator, -1 for none. */
  readonly denominator: number
  readonly belowCost: number
  readonly aboveCost: number
}

/**
 * A day under search. Totals are kept as dishes come and go, so that one move costs some dozens of additions, not a new sum over
 * the day.
 */
export class DayState {
  readonly slots: readonly DaySlot[]
  readonly chosen: PoolDish[]
  readonly portions: number[]
  readonly #accumulators: readonly Accumulator[]
  readonly #ofSlot: readonly (readonly (readonly [measure: number, accumulator: number])[])[]
  readonly #totals: Float64Array
  readonly #rows: readonly CompiledRow[]
  readonly #foods: Int16Array
  readonly #vegetables: Int16Array
  readonly #mains: Int16Array
  readonly #dishes: Int16Array
  readonly #limits: Int16Array
  readonly #dayLimits: Int16Array
  readonly #room: LimitRoom
  readonly #pool: Pool
  readonly #weights: BuilderSettings['weights']
  #foodCount = 0
  #vegetablesTwice = 0
  #mainsTwice = 0
  #dishesTwice = 0

  constructor(pool: Pool, slots: readonly DaySlot[], room: LimitRoom, weights: BuilderSettings['weights']) {
    this.#pool = pool
    this.slots = slots
    this.#room = room
    this.#weights = weights
    this.chosen = []
    this.portions = []
    const accumulators: Accumulator[] = []
    const accumulatorOf = (measure: number, mealCode: number | null): number => {
      const found = accumulators.findIndex((each) => each.measure === measure && each.mealCode === mealCode)
      return found >= 0 ? found : accumulators.push({ measure, mealCode }) - 1
    }
    this.#rows = pool.constraints.rows.map((row) => ({
      row,
      numerator: accumulatorOf(pool.measures.indexOf(row.numerator), row.mealCode),
      denominator: row.denominator === null ? -1 : accumulatorOf(pool.measures.indexOf(row.denominator), null),
      belowCost: row.weight / Math.max(row.min ?? 1, 1e-9),
      aboveCost: row.weight / (row.max !== null && row.max > 0 ? row.max : 1),
    }))
    this.#accumulators = accumulators
    this.#ofSlot = slots.map(({ mealCode }) =>
      accumulators.flatMap((each, index) =>
        each.mealCode === null || each.mealCode === mealCode ? [[each.measure, index] as const] : [],
      ),
    )
    this.#totals = new Float64Array(this.#accumulators.length)
    this.#foods = new Int16Array(pool.materialCount)
    this.#vegetables = new Int16Array(pool.materialCount)
    this.#mains = new Int16Array(pool.materialCount)
    this.#dishes = new Int16Array(pool.dishes.length)
    this.#limits = new Int16Array(pool.limits.length)
    this.#dayLimits = new Int16Array(pool.dayLimits.length)
  }

  /** Puts a dish into a slot, taking out what stands there. */
  set(slot: number, entry: PoolDish, portion: number): void {
    const before = this.chosen[slot]
    if (before !== entry) {
      if (before) this.#count(slot, before, -1)
      this.#count(slot, entry, 1)
    }
    if (before) this.#add(slot, before, -(this.portions[slot] ?? 0))
    this.#add(slot, entry, portion)
    this.chosen[slot] = entry
    this.portions[slot] = portion
  }

  #add(slot: number, entry: PoolDish, portion: number): void {
    for (const [measure, accumulator] of this.#ofSlot[slot] ?? [])
      this.#totals[accumulator] = (this.#totals[accumulator] ?? 0) + portion * (entry.values[measure] ?? 0)
  }

  #count(slot: number, entry: PoolDish, step: 1 | -1): void {
    for (const food of entry.foods) {
      const count = (this.#foods[food] ?? 0) + step
      this.#foods[food] = count
      if (step > 0 ? count === 1 : count === 0) this.#foodCount += step
    }
    for (const vegetable of entry.vegetables) this.#vegetablesTwice += tally(this.#vegetables, vegetable, step)
    if (entry.dish.role === 'main') this.#mainsTwice += tally(this.#mains, entry.dish.mainMaterial.materialId, step)
    this.#dishesTwice += tally(this.#dishes, entry.index, step)
    for (const limit of entry.limits) this.#limits[limit] = (this.#limits[limit] ?? 0) + step
    const mealCode = this.slots[slot]?.mealCode
    for (const limit of entry.dayLimits) {
      const { mealCodes } = this.#pool.dayLimits[limit] ?? {}
      if (mealCodes === undefined || (mealCode !== undefined && mealCodes.includes(mealCode)))
        this.#dayLimits[limit] = (this.#dayLimits[limit] ?? 0) + step
    }
  }

  /** Cost of the standards alone: 0 when all rows and the number of foods are kept. */
  standardsCost(): number {
    let cost = 0
    for (const { row, numerator, denominator, belowCost, aboveCost } of this.#rows) {
      const whole = denominator < 0 ? 1 : (this.#totals[denominator] ?? 0)
      const value = whole <= 0 ? 0 : (row.factor * (this.#totals[numerator] ?? 0)) / whole
      if (row.min !== null && value < row.min - TOLERANCE) cost += (row.min - value) * belowCost
      else if (row.max !== null && value > row.max + TOLERANCE) cost += (value - row.max) * aboveCost
    }
    const { foodCountMin, foodCountWeight } = this.#pool.constraints
    if (this.#foodCount < foodCountMin) cost += (foodCountWeight * (foodCountMin - this.#foodCount)) / foodCountMin
    return cost
  }

  /** Cost of breached variety and limits: 0 when no vegetable, main material or dish repeats and limits are kept. */
  varietyCost(): number {
    let breaches = 0
    for (let limit = 0; limit < this.#limits.length; limit += 1) {
      const count = this.#limits[limit] ?? 0
      breaches +=
        Math.max(0, count - (this.#room.most[limit] ?? 0)) + Math.max(0, (this.#room.least[limit] ?? 0) - count)
    }
    this.#pool.dayLimits.forEach(({ atMost, atLeast = 0 }, limit) => {
      const count = this.#dayLimits[limit] ?? 0
      breaches += Math.max(0, count - atMost) + Math.max(0, atLeast - count)
    })
    return (
      breaches * this.#weights.limit +
      this.#vegetablesTwice * this.#weights.vegetableTwice +
      this.#mainsTwice * this.#weights.mainMaterialTwice +
      this.#dishesTwice * this.#weights.dishTwice
    )
  }

  cost(): number {
    return this.standardsCost() + this.varietyCost()
  }
}

/** Additions leave rounding dust: less than the two decimals that answers carry. */
const TOLERANCE = 1e-7

/** Counts one more or less, and returns by how much the number of repeats changes. */
function tally(counts: Int16Array, key: number, step: 1 | -1): number {
  const before = counts[key] ?? 0
  counts[key] = before + step
  return Math.max(0, before + step - 1) - Math.max(0, before - 1)
}

import type { BuilderSettings } from 'content/nutrition'
import type { PoolDish } from '../pool'
import type { LeastKinds } from '../rows'
import { EaterRows } from './eater-rows'
import type { Eater, Place } from './unit'

/** How many servings of each weekly limit a menu may and should have; indexes as in the pool's limits. */
export interface LimitRoom {
  readonly most: readonly number[]
  readonly least: readonly number[]
}

const STANDARDS = 0
const MEANS = 1
const BREACHES = 2

/** How many different ones of a kind of thing each day has, of `size` that there are. */
class KindsOfDay {
  readonly #size: number
  readonly #least: LeastKinds
  readonly #times: Int16Array
  readonly #kinds: Int16Array

  constructor(size: number, days: number, least: LeastKinds) {
    this.#size = size
    this.#least = least
    this.#times = new Int16Array(size * days)
    this.#kinds = new Int16Array(days)
  }

  count(day: number, kinds: readonly number[], step: 1 | -1): void {
    const offset = day * this.#size
    for (let index = 0; index < kinds.length; index += 1) {
      const kind = offset + (kinds[index] ?? 0)
      const times = (this.#times[kind] ?? 0) + step
      this.#times[kind] = times
      if (step > 0 ? times === 1 : times === 0) this.#kinds[day] = (this.#kinds[day] ?? 0) + step
    }
  }

  cost(day: number): number {
    const { min, weight } = this.#least
    const short = min - (this.#kinds[day] ?? 0)
    return short > 0 ? (weight * short) / min : 0
  }
}

/** What one eater has on all days under search: totals kept as dishes come and go, and what they cost. */
export class EaterState {
  readonly #days: number
  readonly #rows: EaterRows
  readonly #room: LimitRoom
  readonly #weights: BuilderSettings['weights']
  readonly #totals: Float64Array
  readonly #foods: KindsOfDay
  readonly #foodGroups: KindsOfDay
  readonly #limits: Int16Array
  readonly #dayCosts: Float64Array
  readonly #touched: Uint8Array
  /** Costs as they are now. In an array, as a number in a field is a new object with each change. */
  readonly #costs = new Float64Array(3)

  constructor(eater: Eater, days: number, room: LimitRoom, weights: BuilderSettings['weights']) {
    this.#days = days
    this.#rows = new EaterRows(eater.pool, days)
    this.#room = room
    this.#weights = weights
    this.#totals = new Float64Array(this.#rows.size * days)
    const { constraints, materialCount, foodGroups } = eater.pool
    this.#foods = new KindsOfDay(materialCount, days, constraints.foods)
    this.#foodGroups = new KindsOfDay(foodGroups.length, days, constraints.foodGroups)
    this.#limits = new Int16Array(eater.pool.limits.length)
    this.#dayCosts = new Float64Array(days)
    this.#touched = new Uint8Array(days).fill(1)
    for (let limit = 0; limit < this.#limits.length; limit += 1)
      this.#costs[BREACHES] = (this.#costs[BREACHES] ?? 0) + this.#breachOf(limit, 0)
    this.settle()
  }

  /** Changes what a place holds by `portion` portions of a dish (negative: takes them out). */
  add({ day, mealCode }: Place, entry: PoolDish, portion: number): void {
    this.#rows.add(this.#totals, day * this.#rows.size, mealCode, entry.values, portion)
    this.#touched[day] = 1
  }

  /** Counts that a dish is eaten on a day, once more or once less. */
  count(day: number, entry: PoolDish, step: 1 | -1): void {
    this.#foods.count(day, entry.foods, step)
    this.#foodGroups.count(day, entry.foodGroups, step)
    for (const limit of entry.limits) {
      const before = this.#limits[limit] ?? 0
      this.#limits[limit] = before + step
      this.#costs[BREACHES] =
        (this.#costs[BREACHES] ?? 0) + this.#breachOf(limit, before + step) - this.#breachOf(limit, before)
    }
    this.#touched[day] = 1
  }

  #breachOf(limit: number, count: number): number {
    return Math.max(0, count - (this.#room.most[limit] ?? 0)) + Math.max(0, (this.#room.least[limit] ?? 0) - count)
  }

  /** Works out again what changed since the last time. */
  settle(): void {
    for (let day = 0; day < this.#days; day += 1) {
      if (this.#touched[day] === 0) continue
      this.#touched[day] = 0
      const cost =
        this.#rows.dayCost(this.#totals, day * this.#rows.size) + this.#foods.cost(day) + this.#foodGroups.cost(day)
      this.#costs[STANDARDS] = (this.#costs[STANDARDS] ?? 0) + cost - (this.#dayCosts[day] ?? 0)
      this.#dayCosts[day] = cost
    }
    this.#costs[MEANS] = this.#rows.meanCost(this.#totals, this.#days)
  }

  /** As settled last: cost of the standards of all days and of their means. */
  get standardsCost(): number {
    const cost = (this.#costs[STANDARDS] ?? 0) + (this.#costs[MEANS] ?? 0)
    // Added and taken away thousands of times, a sum of nothing leaves dust, and a search would never end.
    return Math.abs(cost) < 1e-9 ? 0 : cost
  }

  /** Whether a day misses a standard. */
  misses(day: number): boolean {
    return (this.#dayCosts[day] ?? 0) > 0
  }

  /** Cost of the weekly limits of the rule book. */
  get limitCost(): number {
    return (this.#costs[BREACHES] ?? 0) * this.#weights.limit
  }
}

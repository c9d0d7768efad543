import type { BuilderSettings } from 'content/nutrition'
import type { Candidate, Plan } from './unit'

/** How varied a menu under search is: habits, no dish in two units, no vegetable in two dishes of a day, no main material in two mains of a day. */
export class VarietyState {
  readonly #weights: BuilderSettings['weights']
  readonly #habits: Plan['habits']
  /** Habits by dishId, so that a change touches only its own. */
  readonly #habitsOf: readonly (readonly number[] | undefined)[]
  /** For each habit and unit: the counters that its places count in. */
  readonly #countersOf: readonly (readonly (readonly number[])[])[]
  readonly #counts: Int16Array
  readonly #daysOf: readonly (readonly number[])[]
  readonly #materials: number
  readonly #vegetables: Int16Array
  readonly #mains: Int16Array
  readonly #dishes: Int16Array
  /** In an array, as a number in a field is a new object with each change. */
  readonly #cost = new Float64Array(1)

  constructor({ days, habits, units, eaters }: Plan, weights: BuilderSettings['weights']) {
    this.#weights = weights
    this.#habits = habits
    const dishIds = units.flatMap(({ candidates }) => candidates.map(({ dishId }) => dishId))
    const most = dishIds.reduce((max, dishId) => Math.max(max, dishId), 0)
    this.#habitsOf = habitsByDish(habits, most)
    this.#daysOf = units.map(({ places }) => [...new Set(places.map(({ day }) => day))])
    const counters = new Map<string, number>()
    const counterOf = (key: string): number => {
      const counter = counters.get(key) ?? counters.size
      counters.set(key, counter)
      return counter
    }
    this.#countersOf = habits.map(({ per, mealCodes }, habit) =>
      units.map(({ places }) => {
        const keys = places
          .filter(({ mealCode }) => mealCodes === null || mealCodes.includes(mealCode))
          .map(({ day, mealCode }) => (per === 'meal' ? `${habit} ${day} ${mealCode}` : `${habit} ${day}`))
        if (per === 'menu') return keys.length > 0 ? [counterOf(`${habit}`)] : []
        return keys.map(counterOf)
      }),
    )
    this.#counts = new Int16Array(counters.size)
    this.#materials = eaters.reduce((max, { pool }) => Math.max(max, pool.materialCount), 0)
    this.#vegetables = new Int16Array(this.#materials * days)
    this.#mains = new Int16Array(this.#materials * days)
    this.#dishes = new Int16Array(most + 1)
  }

  replace(unitIndex: number, before: Candidate | undefined, after: Candidate): void {
    if (before) this.#count(unitIndex, before, -1)
    this.#count(unitIndex, after, 1)
  }

  #count(unitIndex: number, { dishId, served }: Candidate, step: 1 | -1): void {
    for (const habit of this.#habitsOf[dishId] ?? []) {
      const { atMost, weight } = this.#habits[habit] ?? NO_HABIT
      for (const counter of this.#countersOf[habit]?.[unitIndex] ?? []) {
        const now = (this.#counts[counter] ?? 0) + step
        this.#counts[counter] = now
        if (step > 0 ? now > atMost : now >= atMost) this.#add(step * weight)
      }
    }
    let entry = served[0]
    for (let eater = 1; !entry && eater < served.length; eater += 1) entry = served[eater]
    if (!entry || entry.dish.role === 'breastMilk') return
    this.#add(tally(this.#dishes, dishId, step) * this.#weights.dishTwice)
    const isMain = entry.dish.role === 'main'
    for (const day of this.#daysOf[unitIndex] ?? []) {
      const offset = day * this.#materials
      for (const vegetable of entry.vegetables)
        this.#add(tally(this.#vegetables, offset + vegetable, step) * this.#weights.vegetableTwice)
      if (isMain)
        this.#add(
          tally(this.#mains, offset + entry.dish.mainMaterial.materialId, step) * this.#weights.mainMaterialTwice,
        )
    }
  }

  #add(cost: number): void {
    this.#cost[0] = (this.#cost[0] ?? 0) + cost
  }

  cost(): number {
    const cost = this.#cost[0] ?? 0
    // Added and taken away thousands of times, a sum of nothing may be left as dust.
    return Math.abs(cost) < 1e-9 ? 0 : cost
  }
}

const NO_HABIT = { atMost: 0, weight: 0 }

function habitsByDish(habits: Plan['habits'], most: number): readonly (readonly number[] | undefined)[] {
  const byDish: (number[] | undefined)[] = Array.from({ length: most + 1 }, () => undefined)
  habits.forEach(({ dishIds }, habit) => {
    for (const dishId of dishIds) {
      if (dishId > most) continue
      const known = byDish[dishId]
      if (known) known.push(habit)
      else byDish[dishId] = [habit]
    }
  })
  return byDish
}

/** Counts one more or less, and returns by how much the number of repeats changes. */
function tally(counts: Int16Array, key: number, step: 1 | -1): number {
  const before = counts[key] ?? 0
  counts[key] = before + step
  if (step > 0) return before > 0 ? 1 : 0
  return before > 1 ? -1 : 0
}

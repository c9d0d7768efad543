import type { BuilderSettings } from 'content/nutrition'
import type { Candidate, HabitLimit, Plan } from './unit'

interface CountedHabit {
  readonly habit: HabitLimit
  readonly index: number
}

/** How varied a menu under search is: habits, no dish in two units, no vegetable in two dishes of a day, no main material in two mains of a day. */
export class VarietyState {
  readonly #plan: Plan
  readonly #weights: BuilderSettings['weights']
  /** Habits by dish, so that a change touches only its own. */
  readonly #habitsOf = new Map<number, CountedHabit[]>()
  /** For each unit and habit: the counters that its places count in. */
  readonly #slots: readonly (readonly number[])[]
  readonly #daysOf: readonly (readonly number[])[]
  readonly #counts: Int16Array
  readonly #vegetables = new Map<number, number>()
  readonly #mains = new Map<number, number>()
  readonly #dishes = new Map<number, number>()
  readonly #mealKeys: ReadonlyMap<string, number>
  #cost = 0

  constructor(plan: Plan, weights: BuilderSettings['weights']) {
    this.#plan = plan
    this.#weights = weights
    plan.habits.forEach((habit, index) => {
      for (const dishId of habit.dishIds) {
        const known = this.#habitsOf.get(dishId) ?? []
        known.push({ habit, index })
        this.#habitsOf.set(dishId, known)
      }
    })
    const keys = new Map<string, number>()
    for (const { places } of plan.units)
      for (const { day, mealCode } of places) {
        const key = `${day} ${mealCode}`
        if (!keys.has(key)) keys.set(key, keys.size)
      }
    this.#mealKeys = keys
    this.#slots = plan.units.map(({ places }) => places.map(({ day, mealCode }) => keys.get(`${day} ${mealCode}`) ?? 0))
    this.#daysOf = plan.units.map(({ places }) => [...new Set(places.map(({ day }) => day))])
    this.#counts = new Int16Array(plan.habits.length * this.#stride)
  }

  /** Counters of a habit: one for each meal, or each day, or the menu. */
  get #stride(): number {
    return Math.max(this.#mealKeys.size, this.#plan.days, 1)
  }

  replace(unitIndex: number, before: Candidate | undefined, after: Candidate): void {
    if (before) this.#count(unitIndex, before, -1)
    this.#count(unitIndex, after, 1)
  }

  #count(unitIndex: number, candidate: Candidate, step: 1 | -1): void {
    for (const { habit, index } of this.#habitsOf.get(candidate.dishId) ?? [])
      this.#countHabit(unitIndex, habit, index, step)
    this.#cost += tally(this.#dishes, candidate.dishId, step) * this.#weights.dishTwice
    const entry = candidate.served.find((each) => each !== null)
    if (!entry) return
    for (const day of this.#daysOf[unitIndex] ?? []) {
      const offset = day * MATERIALS
      for (const vegetable of entry.vegetables)
        this.#cost += tally(this.#vegetables, offset + vegetable, step) * this.#weights.vegetableTwice
      if (entry.dish.role === 'main')
        this.#cost +=
          tally(this.#mains, offset + entry.dish.mainMaterial.materialId, step) * this.#weights.mainMaterialTwice
    }
  }

  #countHabit(unitIndex: number, habit: HabitLimit, index: number, step: 1 | -1): void {
    const { places } = this.#plan.units[unitIndex] ?? { places: [] }
    const slots = this.#slots[unitIndex] ?? []
    const applies = (mealCode: number) => habit.mealCodes === null || habit.mealCodes.includes(mealCode)
    if (habit.per === 'menu') {
      if (places.some(({ mealCode }) => applies(mealCode))) this.#step(index, 0, habit, step)
      return
    }
    places.forEach(({ day, mealCode }, place) => {
      if (applies(mealCode)) this.#step(index, habit.per === 'day' ? day : (slots[place] ?? 0), habit, step)
    })
  }

  #step(habitIndex: number, counter: number, { atMost, weight }: HabitLimit, step: 1 | -1): void {
    const index = habitIndex * this.#stride + counter
    const before = this.#counts[index] ?? 0
    this.#counts[index] = before + step
    this.#cost += (Math.max(0, before + step - atMost) - Math.max(0, before - atMost)) * weight
  }

  cost(): number {
    // Added and taken away thousands of times, a sum of nothing may be left as dust.
    return Math.abs(this.#cost) < 1e-9 ? 0 : this.#cost
  }
}

/** More than there are materials. */
const MATERIALS = 100_000

/** Counts one more or less, and returns by how much the number of repeats changes. */
function tally(counts: Map<number, number>, key: number, step: 1 | -1): number {
  const before = counts.get(key) ?? 0
  counts.set(key, before + step)
  return Math.max(0, before + step - 1) - Math.max(0, before - 1)
}

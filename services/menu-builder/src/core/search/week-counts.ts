import type { Pool } from '../pool'
import type { ChosenDish } from './anneal'
import type { DaySlot } from './day-slots'
import type { LimitRoom } from './day-state'

const DAYS_A_WEEK = 7

/** What the days of a menu have used so far. */
export class WeekCounts {
  readonly #pool: Pool
  readonly #counts: number[]
  readonly usedDishIds = new Set<number>()

  constructor(pool: Pool) {
    this.#pool = pool
    this.#counts = pool.limits.map(() => 0)
  }

  add(dishes: readonly ChosenDish[]): void {
    for (const { entry } of dishes) {
      if (entry.dish.role === 'breastMilk') continue
      this.usedDishIds.add(entry.dish.dishId)
      for (const limit of entry.limits) this.#counts[limit] = (this.#counts[limit] ?? 0) + 1
    }
  }

  /** Limits that allow no further dish. */
  full(): ReadonlySet<number> {
    return new Set(
      this.#pool.limits.flatMap(({ maxPerWeek }, index) => ((this.#counts[index] ?? 0) >= maxPerWeek ? [index] : [])),
    )
  }

  /**
   * What the day with this index (0 = first) may and should have. Weekly minimums are spread: after day d at least d/7 of them.
   * A minimum that no candidate counts for (all fish excluded) is let go.
   */
  room(dayIndex: number, slots: readonly DaySlot[]): LimitRoom {
    return {
      most: this.#pool.limits.map(({ maxPerWeek }, index) => Math.max(0, maxPerWeek - (this.#counts[index] ?? 0))),
      least: this.#pool.limits.map(({ minPerWeek = 0 }, index) => {
        const due = Math.floor((minPerWeek * (dayIndex + 1)) / DAYS_A_WEEK) - (this.#counts[index] ?? 0)
        return due > 0 && isReachable(index, slots) ? due : 0
      }),
    }
  }
}

function isReachable(limit: number, slots: readonly DaySlot[]): boolean {
  return slots.some(({ candidates }) => candidates.some(({ limits }) => limits.includes(limit)))
}

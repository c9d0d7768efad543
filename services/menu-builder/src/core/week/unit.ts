import type { Pool, PoolDish } from '../pool'

/** Someone whose standards a menu is planned for. A menu for one person has one eater; a family pot has several. */
export interface Eater {
  /** What of the bank the eater's object type may eat, its rows and limits. */
  readonly pool: Pool
}

/** A dish that may stand in a unit. */
export interface Candidate {
  readonly dishId: number
  /** As each of the unit's eaters gets it, in the order of `Unit.eaters`; null: nothing of it is for this eater. */
  readonly served: readonly (PoolDish | null)[]
  /** How often it is tried beside the others: dishes of habit more often than rare ones. */
  readonly share: number
}

/** Where something is eaten. `day` counts from 0. */
export interface Place {
  readonly day: number
  readonly mealCode: number
}

/** One thing that is cooked or bought once and eaten at 1–14 places: a pot of soup for lunch and dinner, fruit for three days. */
export interface Unit {
  /** The course of a meal that it belongs to, as builder.json names it. */
  readonly course: string
  readonly places: readonly Place[]
  readonly candidates: readonly Candidate[]
  /** Indexes of the eaters who eat of it. */
  readonly eaters: readonly number[]
  /** Portion levels of each of `eaters`; 1 = the usual portion of the eater's object type. */
  readonly portions: readonly (readonly number[])[]
  /** Its one dish is asked for: only portions may change. */
  readonly locked: boolean
}

/** What a search fills: who eats, on how many days, of what. */
export interface Plan {
  readonly days: number
  readonly eaters: readonly Eater[]
  readonly units: readonly Unit[]
  /** Rules of habit over all units; see `HabitLimit`. */
  readonly habits: readonly HabitLimit[]
}

/** At most so many dishes of a kind, counted as eaten at a meal or on a day, or as cooked in the menu. */
export interface HabitLimit {
  readonly id: string
  readonly per: 'meal' | 'day' | 'menu'
  /** Only at these meals; null: at all. */
  readonly mealCodes: readonly number[] | null
  readonly atMost: number
  /** Cost of each dish too many. */
  readonly weight: number
  readonly dishIds: ReadonlySet<number>
  /** Index of the eater whose habit it is; absent: of each. */
  readonly eater?: number
}

/** What stands in a unit: a candidate, and for each place the portion of each of the unit's eaters. */
export interface FilledUnit {
  readonly unit: Unit
  readonly candidate: Candidate
  readonly portions: readonly (readonly number[])[]
}

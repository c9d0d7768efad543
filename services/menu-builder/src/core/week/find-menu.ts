import type { Pool, PoolDish } from '../pool'
import type { Relaxation } from '../proof/relaxation'
import { mixSeed } from '../search/random'
import { WorkBudget } from '../search/work-budget'
import type { Snapshot } from '../snapshot'
import type { ReadWishes } from '../wishes'
import { costOf, solveWeek, type WeekSolution } from './anneal-week'
import type { LimitRoom } from './eater-state'
import { type DaySlot, slotsOfDay } from './open-slots'
import { movesOf, planMenu } from './plan-menu'
import type { Eater, Plan } from './unit'

/** A dish of a day as it was chosen. */
export interface ChosenDish {
  readonly mealCode: number
  readonly entry: PoolDish
  readonly portion: number
}

export interface FoundDay {
  readonly dishes: readonly ChosenDish[]
}

export interface FoundMenu {
  readonly days: readonly FoundDay[]
  readonly standardsCost: number
  readonly varietyCost: number
  /** What the relaxation says of a day of these wishes, when standards are missed and a prover was at hand. */
  readonly prove: (dayIndex: number) => Relaxation | null
}

/** Asks the relaxation what slots can't meet; null when the budget doesn't allow it. */
export type Prove = (slots: readonly DaySlot[], budget: WorkBudget) => Relaxation | null

export interface FindOptions {
  readonly days: number
  readonly seed: number
  readonly prove?: Prove
  readonly budget?: WorkBudget
  /** Asked every thousand moves: true ends the work. */
  readonly cancelled?: () => boolean
  readonly progress?: (share: number) => void
}

const DAYS_A_WEEK = 7

/** Limits of the rule book for so many days; a minimum that no candidate counts for (all fish excluded) is let go. */
export function roomOf(eater: Eater, { days, units, eaters }: Plan): LimitRoom {
  const { pool } = eater
  const eaterIndex = eaters.indexOf(eater)
  const isReachable = (limit: number) =>
    units.some(({ candidates, eaters: of }) =>
      candidates.some(({ served }) => served[of.indexOf(eaterIndex)]?.limits.includes(limit)),
    )
  return {
    most: pool.limits.map(({ maxPerWeek }) => maxPerWeek),
    least: pool.limits.map(({ minPerWeek = 0 }, limit) => {
      const due = Math.floor((minPerWeek * days) / DAYS_A_WEEK)
      return due > 0 && isReachable(limit) ? due : 0
    }),
  }
}

function daysOf({ units }: WeekSolution, days: number): readonly FoundDay[] {
  return Array.from({ length: days }, (_, index) => ({
    dishes: units.flatMap(({ unit, candidate, portions }) =>
      unit.places.flatMap(({ day, mealCode }, place) => {
        const entry = candidate.served[0]
        return day === index && entry ? [{ mealCode, entry, portion: portions[place]?.[0] ?? 1 }] : []
      }),
    ),
  }))
}

/**
 * The best menu for one eater that its budget finds: with liked dishes, or where they cost a standard or a habit, without. The same for the same
 * seed.
 */
export function findMenu(
  snapshot: Snapshot,
  pool: Pool,
  wishes: ReadWishes,
  { days, seed, prove, budget = new WorkBudget(), cancelled = () => false, progress }: FindOptions,
): FoundMenu {
  const { search } = snapshot.settings
  const walks = days === 1 ? search.walksOfDay : search.walksOfWeek
  const moves = movesOf(pool.objectTypeId, days, snapshot)
  const attempts = [...(wishes.liked.length > 0 ? [true] : []), ...Array.from({ length: walks }, () => false)]
  // A proof takes as long as several walks of a week, and longer than all of a day.
  const walksBeforeProof = days === 1 ? walks : Math.ceil(walks / 3)
  const proverOf = (plan: Plan) =>
    prover(snapshot, pool, wishes, plan, (slots) => (cancelled() ? null : (prove?.(slots, budget) ?? null)))
  let best: { readonly plan: Plan; readonly solution: WeekSolution } | null = null
  for (const [index, withLiked] of attempts.entries()) {
    if (best !== null && (cancelled() || costOf(best.solution) === 0 || !budget.allows(moves))) break
    // Where it is proven that no dishes meet the standards, further walks are in vain.
    if (
      best !== null &&
      index === walksBeforeProof &&
      wishes.included.length === 0 &&
      best.solution.standardsCost > 0
    ) {
      const proof = proverOf(best.plan)(0)
      if (isProof(proof)) return { ...menuOf(best.solution, days), prove: () => proof }
    }
    // Each walk has a plan of its own: what one arrangement of pots can't meet, another may.
    const planSeed = mixSeed(seed, index)
    const plan = planMenu(snapshot, pool, wishes, { days, seed: planSeed, withLiked })
    const told = (share: number) => progress?.((index + share) / attempts.length)
    const run = { seed: planSeed, budget, cancelled, progress: told }
    const solution = solveWeek(
      plan,
      plan.eaters.map((eater) => roomOf(eater, plan)),
      snapshot.settings,
      { moves, walks: 1 },
      run,
    )
    if (best === null || costOf(solution) < costOf(best.solution)) best = { plan, solution }
  }
  if (best === null) throw new Error('a menu takes at least one search')
  return { ...menuOf(best.solution, days), prove: proverOf(best.plan) }
}

/** Whether it proves that a day can't meet its standards. */
const isProof = (relaxation: Relaxation | null): boolean => (relaxation?.shortfalls.size ?? 0) > 0

const menuOf = (solution: WeekSolution, days: number) => ({
  days: daysOf(solution, days),
  standardsCost: solution.standardsCost,
  varietyCost: solution.varietyCost,
})

/** Days without asked-for dishes have the same slots: what is proven of one is proven of all. */
function prover(
  snapshot: Snapshot,
  pool: Pool,
  wishes: ReadWishes,
  plan: Plan,
  prove: (slots: readonly DaySlot[]) => Relaxation | null,
): (dayIndex: number) => Relaxation | null {
  let ofOpenDay: Relaxation | null | undefined
  return (dayIndex) => {
    const slots = slotsOfDay(pool, plan, dayIndex, wishes, snapshot)
    if (slots.some(({ locked }) => locked === 'asked')) return prove(slots)
    if (ofOpenDay === undefined) ofOpenDay = prove(slots)
    return ofOpenDay
  }
}

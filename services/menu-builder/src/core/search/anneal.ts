import type { BuilderSettings } from 'content/nutrition'
import type { Pool, PoolDish } from '../pool'
import type { DaySlot } from './day-slots'
import { DayState, type LimitRoom } from './day-state'
import { createRandom, mixSeed, type Random } from './random'
import type { WorkBudget } from './work-budget'

export interface ChosenDish {
  readonly mealCode: number
  readonly entry: PoolDish
  readonly portion: number
}

export interface DaySolution {
  readonly dishes: readonly ChosenDish[]
  /** Cost of the standards, and of variety and weekly limits; 0 when all are kept. */
  readonly standardsCost: number
  readonly varietyCost: number
}

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)]
}

/** The portion level nearest to 1: where a search starts. */
function usual(portions: readonly number[]): number {
  return portions.reduce((best, each) => (Math.abs(each - 1) < Math.abs(best - 1) ? each : best), portions[0] ?? 1)
}

function solutionOf(state: DayState, chosen: readonly PoolDish[], portions: readonly number[]): DaySolution {
  state.slots.forEach((_, slot) => {
    const entry = chosen[slot]
    if (entry) state.set(slot, entry, portions[slot] ?? 1)
  })
  return {
    dishes: state.slots.flatMap(({ mealCode }, slot) => {
      const entry = chosen[slot]
      return entry ? [{ mealCode, entry, portion: portions[slot] ?? 1 }] : []
    }),
    standardsCost: state.standardsCost(),
    varietyCost: state.varietyCost(),
  }
}

/** One walk of simulated annealing: moves swap a slot's dish or its portion; geometric cooling; stops at cost 0. */
function walk(
  pool: Pool,
  slots: readonly DaySlot[],
  room: LimitRoom,
  { search, weights }: BuilderSettings,
  random: Random,
  budget: WorkBudget,
): DaySolution {
  const state = new DayState(pool, slots, room, weights)
  slots.forEach((slot, index) => {
    const entry = pick(slot.candidates, random)
    if (entry) state.set(index, entry, usual(slot.portions))
  })
  const movable = slots.flatMap((slot, index) =>
    slot.candidates.length > 1 || (slot.candidates.length === 1 && slot.portions.length > 1) ? [index] : [],
  )
  let cost = state.cost()
  let best = { cost, chosen: [...state.chosen], portions: [...state.portions] }
  let temperature = search.startTemperature
  const cooling = (search.endTemperature / search.startTemperature) ** (1 / search.iterations)
  let step = 0
  for (; step < search.iterations && best.cost > 0 && movable.length > 0; step += 1) {
    temperature *= cooling
    const index = pick(movable, random) ?? 0
    const slot = slots[index]
    const entry = state.chosen[index]
    const portion = state.portions[index]
    if (slot === undefined || entry === undefined || portion === undefined) continue
    const swaps = slot.candidates.length > 1 && (slot.portions.length === 1 || random() < search.swapShare)
    const nextEntry = swaps ? (pick(slot.candidates, random) ?? entry) : entry
    const nextPortion = swaps ? portion : (pick(slot.portions, random) ?? portion)
    if (nextEntry === entry && nextPortion === portion) continue
    state.set(index, nextEntry, nextPortion)
    const nextCost = state.cost()
    if (nextCost <= cost || random() < Math.exp((cost - nextCost) / temperature)) {
      cost = nextCost
      if (cost < best.cost) best = { cost, chosen: [...state.chosen], portions: [...state.portions] }
    } else state.set(index, entry, portion)
  }
  budget.spend(step)
  // A new state sums the totals from the start, without the rounding errors of thousands of moves.
  return solutionOf(new DayState(pool, slots, room, weights), best.chosen, best.portions)
}

/** How a search is run. */
export interface SearchRun {
  readonly seed: number
  readonly budget: WorkBudget
  /** Asked between walks: true ends the search. */
  readonly cancelled: () => boolean
}

/**
 * The best day of up to `search.restarts` walks, of at least one, and of no more than the budget allows; the same for the same seed.
 * Slots without candidates stay empty.
 */
export function solveDay(
  pool: Pool,
  slots: readonly DaySlot[],
  room: LimitRoom,
  settings: BuilderSettings,
  { seed, budget, cancelled }: SearchRun,
): DaySolution {
  const { restarts, iterations } = settings.search
  const walkFrom = (restart: number) => walk(pool, slots, room, settings, createRandom(mixSeed(seed, restart)), budget)
  let best = walkFrom(0)
  for (let restart = 1; restart < restarts && costOf(best) > 0; restart += 1) {
    if (cancelled() || !budget.allows(iterations)) break
    const solution = walkFrom(restart)
    if (costOf(solution) < costOf(best)) best = solution
  }
  return best
}

/** 0 when everything is kept. */
export const costOf = ({ standardsCost, varietyCost }: DaySolution): number => standardsCost + varietyCost

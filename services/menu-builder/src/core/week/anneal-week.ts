import type { BuilderSettings } from 'content/nutrition'
import { createRandom, mixSeed, type Random } from '../search/random'
import type { WorkBudget } from '../search/work-budget'
import type { LimitRoom } from './eater-state'
import type { Candidate, FilledUnit, Plan, Unit } from './unit'
import { WeekState } from './week-state'

/** A menu that a search found. */
export interface WeekSolution {
  readonly units: readonly FilledUnit[]
  /** Cost of all eaters' standards; 0 when all are kept. */
  readonly standardsCost: number
  /** Cost of limits, habits and variety. */
  readonly varietyCost: number
}

/** How a search is run. */
export interface WeekRun {
  readonly seed: number
  readonly budget: WorkBudget
  /** Asked every thousand moves: true ends the search with the best so far. */
  readonly cancelled: () => boolean
  /** Told every thousand moves which share of the walks is done, 0–1. */
  readonly progress?: (share: number) => void
  /** Where each walk begins; at random unless said. */
  readonly from?: Filling
}

/** What stands in each unit of a plan, in the order of its units. */
export interface Filling {
  readonly chosen: readonly (Candidate | undefined)[]
  /** By unit, place and eater of the unit. */
  readonly portions: readonly (readonly (readonly number[])[])[]
}

const MOVES_BETWEEN_QUESTIONS = 1000

/** Picks candidates by their shares. */
class Chooser {
  readonly #candidates: readonly Candidate[]
  readonly #sums: Float64Array
  readonly #total: number

  constructor({ candidates }: Unit) {
    this.#candidates = candidates
    this.#sums = new Float64Array(candidates.length)
    let total = 0
    candidates.forEach(({ share }, index) => {
      total += share
      this.#sums[index] = total
    })
    this.#total = total
  }

  get size(): number {
    return this.#candidates.length
  }

  pick(random: Random): Candidate | undefined {
    const wanted = random() * this.#total
    let low = 0
    let high = this.#candidates.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return this.#candidates[low]
  }
}

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)]
}

/** So often another one is picked where nothing is amiss: most moves go where a standard is missed, and none is shut out. */
const PICKS = 4

/** One that is wanted, or after some picks any. */
function pickWhere<T>(items: readonly T[], isWanted: (item: T) => boolean, random: Random): T | undefined {
  let picked = pick(items, random)
  for (let again = 1; again < PICKS && picked !== undefined && !isWanted(picked); again += 1)
    picked = pick(items, random)
  return picked
}

/** A portion that a move may change. */
interface PortionSpot {
  readonly unitIndex: number
  readonly place: number
  readonly eater: number
  readonly levels: readonly number[]
}

interface Kept extends Filling {
  readonly cost: number
}

const keep = (state: WeekState, cost: number): Kept => ({
  cost,
  chosen: [...state.chosen],
  portions: state.portions.map((unit) => unit.map((place) => [...place])),
})

function fill(state: WeekState, { chosen, portions }: Filling): void {
  portions.forEach((unit, unitIndex) => {
    unit.forEach((place, placeIndex) => {
      place.forEach((portion, eater) => {
        state.portion(unitIndex, placeIndex, eater, portion)
      })
    })
  })
  chosen.forEach((candidate, unitIndex) => {
    if (candidate) state.choose(unitIndex, candidate)
  })
}

/** A new state sums the totals from the start, without the rounding errors of thousands of moves. */
function solutionOf(fresh: WeekState, kept: Kept): WeekSolution {
  fill(fresh, kept)
  return { units: fresh.filled(), standardsCost: fresh.standardsCost(), varietyCost: fresh.varietyCost() }
}

/** One walk of simulated annealing over the whole menu; geometric cooling; stops at cost 0. */
function walk(
  stateOf: () => WeekState,
  moves: number,
  { startTemperature, endTemperature, swapShare }: BuilderSettings['search'],
  random: Random,
  { budget, cancelled, from }: WeekRun,
  told: (share: number) => void,
): WeekSolution {
  const state = stateOf()
  const { units } = state.plan
  const choosers = units.map((unit) => new Chooser(unit))
  if (from) fill(state, from)
  units.forEach((_, index) => {
    const candidate = state.chosen[index] ?? choosers[index]?.pick(random)
    if (candidate) state.choose(index, candidate)
  })
  const swappable = units.flatMap((_, index) => ((choosers[index]?.size ?? 0) > 1 ? [index] : []))
  const portionable: readonly PortionSpot[] = units.flatMap(({ portions, places, candidates }, unitIndex) =>
    candidates.length === 0
      ? []
      : places.flatMap((_, place) =>
          portions.flatMap((levels, eater) => (levels.length > 1 ? [{ unitIndex, place, eater, levels }] : [])),
        ),
  )
  let cost = state.cost()
  let best = keep(state, cost)
  let temperature = startTemperature
  const cooling = (endTemperature / startTemperature) ** (1 / moves)
  for (let step = 1; step <= moves && best.cost > 0; step += 1) {
    if (step % MOVES_BETWEEN_QUESTIONS === 0) {
      budget.spend(MOVES_BETWEEN_QUESTIONS)
      told(step / moves)
      if (cancelled()) break
    }
    temperature *= cooling
    const swaps = swappable.length > 0 && (portionable.length === 0 || random() < swapShare)
    // What is undone when the move is not taken: a unit's dish, or a portion.
    let unitIndex = 0
    let dishBefore: Candidate | undefined
    let spot: PortionSpot | undefined
    let portionBefore = 1
    if (swaps) {
      unitIndex = pickWhere(swappable, (index) => state.isUnitMissing(index), random) ?? 0
      dishBefore = state.chosen[unitIndex]
      const after = choosers[unitIndex]?.pick(random)
      if (dishBefore === undefined || after === undefined || after === dishBefore) continue
      state.choose(unitIndex, after)
    } else {
      spot = pickWhere(
        portionable,
        ({ unitIndex: unit, place, eater }) => state.isPortionMissing(unit, place, eater),
        random,
      )
      if (spot === undefined) break
      portionBefore = state.portions[spot.unitIndex]?.[spot.place]?.[spot.eater] ?? 1
      const after = pick(spot.levels, random) ?? portionBefore
      if (after === portionBefore) continue
      state.portion(spot.unitIndex, spot.place, spot.eater, after)
    }
    const nextCost = state.cost()
    if (nextCost <= cost || random() < Math.exp((cost - nextCost) / temperature)) {
      cost = nextCost
      if (cost < best.cost) best = keep(state, cost)
    } else if (dishBefore) state.choose(unitIndex, dishBefore)
    else if (spot) state.portion(spot.unitIndex, spot.place, spot.eater, portionBefore)
  }
  return solutionOf(stateOf(), best)
}

export const costOf = ({ standardsCost, varietyCost }: WeekSolution): number => standardsCost + varietyCost

/**
 * The best menu of up to `walks` walks of `moves` moves, of at least one walk, and of no more than the budget allows; the same for the same plan and
 * seed. `rooms` holds the weekly limits of each eater. Units without candidates stay empty.
 */
export function solveWeek(
  plan: Plan,
  rooms: readonly LimitRoom[],
  { search, weights }: BuilderSettings,
  { walks, moves }: { readonly walks: number; readonly moves: number },
  run: WeekRun,
): WeekSolution {
  const stateOf = () => new WeekState(plan, rooms, weights)
  let best: WeekSolution | null = null
  for (let index = 0; index < walks; index += 1) {
    if (best !== null && (costOf(best) === 0 || run.cancelled() || !run.budget.allows(moves))) break
    const told = (share: number) => run.progress?.((index + share) / walks)
    const solution = walk(stateOf, moves, search, createRandom(mixSeed(run.seed, index)), run, told)
    if (best === null || costOf(solution) < costOf(best)) best = solution
  }
  if (best === null) throw new Error('a search takes at least one walk')
  return best
}

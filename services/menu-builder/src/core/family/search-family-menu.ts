import { mixSeed } from '../search/random'
import { WorkBudget } from '../search/work-budget'
import type { Snapshot } from '../snapshot'
import { costOf, type Filling, solveWeek, type WeekSolution } from '../week/anneal-week'
import { roomOf } from '../week/find-menu'
import { WeekState } from '../week/week-state'
import { answerFamily, type FamilyMenu } from './answer-family'
import { familyEaters, type RequestedEater } from './family-eaters'
import { readJob, writeJob } from './family-job'
import type { FamilyPools } from './family-pools'
import { type FamilyPlan, layOutFamily } from './lay-out-family'
import { steadyPortions } from './steady-portions'

export interface FamilyRequest {
  readonly eaters: readonly RequestedEater[]
  /** 1–7. */
  readonly days: number
  readonly seed?: number
  /** What the part before gave. */
  readonly job?: string
}

export type FamilyStep = { readonly revision: number } & (
  | { readonly state: 'running'; readonly progress: number; readonly job: string }
  | { readonly state: 'done'; readonly progress: 1; readonly menu: FamilyMenu }
)

export interface FamilyContext {
  readonly pools: FamilyPools
  /** True ends the part with the best so far. */
  readonly cancelled?: () => boolean
}

function fillingOf(plan: FamilyPlan, { units: filled }: WeekSolution): Filling {
  const found = plan.units.map((unit) => filled.find((each) => each.unit === unit))
  return {
    chosen: found.map((each) => each?.candidate),
    portions: plan.units.map(
      ({ places, portions }, index) =>
        found[index]?.portions ?? places.map(() => portions.map((levels) => levels[0] ?? 1)),
    ),
  }
}

/** Share of the parts in which a search cools; after them it stays at the last temperature, at which it goes on looking. */
const COOLING_SHARE = 0.6
const LAST_TEMPERATURE = 0.0035

/** The cooling of the whole search, cut into parts. */
function coolingOf({ settings, family }: Snapshot, part: number): Snapshot['settings'] {
  const { startTemperature } = settings.search
  const cooling = family.search.parts * COOLING_SHARE
  const at = (parts: number) => startTemperature * (LAST_TEMPERATURE / startTemperature) ** Math.min(1, parts / cooling)
  return { ...settings, search: { ...settings.search, startTemperature: at(part), endTemperature: at(part + 1) } }
}

/**
 * One part of the search for a family's menu: it goes on where `job` ended, and is done when everything is met or all parts are. The same family, seed
 * and content give the same menu. Throws WishRefused for a `job` that was never given out.
 */
export function searchFamilyMenu(
  request: FamilyRequest,
  { pools, cancelled = () => false }: FamilyContext,
): FamilyStep {
  const { snapshot } = pools
  const { revision } = snapshot
  const { parts, movesAPart } = snapshot.family.search
  const seed = request.seed ?? 1
  const eaters = familyEaters(request.eaters, pools)
  const plan = layOutFamily(eaters, snapshot, request.days, seed)
  const before = request.job === undefined ? null : readJob(request.job, revision, plan.units)
  const part = before?.parts ?? 0
  const rooms = plan.eaters.map((eater) => roomOf(eater, plan))
  const solution = solveWeek(
    plan,
    rooms,
    coolingOf(snapshot, Math.min(part, parts - 1)),
    { walks: 1, moves: movesAPart },
    { seed: mixSeed(seed, part), budget: new WorkBudget(), cancelled, ...(before && { from: before.filling }) },
  )
  const filling = fillingOf(plan, solution)
  if (costOf(solution) > 0 && part + 1 < parts)
    return {
      state: 'running',
      progress: (part + 1) / parts,
      job: writeJob({ revision, parts: part + 1, filling }, plan.units),
      revision,
    }
  const state = new WeekState(plan, rooms, snapshot.settings.weights)
  steadyPortions(state, filling)
  return { state: 'done', progress: 1, menu: answerFamily(plan, state.filled(), snapshot), revision }
}

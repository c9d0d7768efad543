import type { Pool, PoolDish } from '../pool'
import type { Relaxation } from '../proof/relaxation'
import type { Snapshot } from '../snapshot'
import type { ReadWishes } from '../wishes'
import { type ChosenDish, costOf, type DaySolution, type SearchRun, solveDay } from './anneal'
import { breastMilkSlot, type DaySlot, lockDishes, openSlots, withoutLimits, withoutUsed } from './day-slots'
import { createRandom, mixSeed } from './random'
import { WeekCounts } from './week-counts'
import { WorkBudget } from './work-budget'

export interface PlannedDay {
  readonly dishes: readonly ChosenDish[]
  readonly standardsCost: number
  readonly varietyCost: number
  /** What the relaxation says of the day, when it missed a standard and a prover was at hand. */
  readonly relaxation: Relaxation | null
}

/** Asks the relaxation what slots can't meet; null when the budget doesn't allow it. */
export type Prove = (slots: readonly DaySlot[], budget: WorkBudget) => Relaxation | null

export interface PlanOptions {
  readonly days: number
  readonly seed: number
  readonly prove?: Prove
  readonly budget?: WorkBudget
  /** Asked between searches: true ends the work. */
  readonly cancelled?: () => boolean
}

function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const random = createRandom(seed)
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** Asked-for dishes are dealt out over the days in turn. */
function dealt(included: readonly PoolDish[], dayIndex: number, days: number): readonly PoolDish[] {
  return included.filter((_, index) => index % days === dayIndex)
}

/** One way to fill the slots of a day. */
interface Attempt {
  /** Only a preference: left out when there is just enough of the budget for what each day is promised. */
  readonly optional: boolean
  readonly slots: () => readonly DaySlot[]
}

/** One day's search: the ways to fill its slots, from the most to the least wished for. */
class DayPlanner {
  readonly #snapshot: Snapshot
  readonly #pool: Pool
  readonly #wishes: ReadWishes
  readonly #open: ReturnType<typeof openSlots>
  readonly #milk: DaySlot | null
  readonly #promised: ReadonlySet<number>
  readonly counts: WeekCounts

  constructor(snapshot: Snapshot, pool: Pool, wishes: ReadWishes) {
    const type = snapshot.objectTypes.find(({ objectTypeId }) => objectTypeId === pool.objectTypeId)
    this.#snapshot = snapshot
    this.#pool = pool
    this.#wishes = wishes
    this.#open = openSlots(pool, wishes, snapshot.settings)
    this.#milk = breastMilkSlot(pool, type?.breastMilkMl ?? 0, wishes, snapshot.settings)
    this.#promised = new Set(wishes.included.map(({ dish }) => dish.dishId))
    this.counts = new WeekCounts(pool)
  }

  /** Slots with some dishes locked, without those of the week so far, and without what its limits forbid. */
  slots(locked: readonly PoolDish[], avoided: ReadonlySet<number>): readonly DaySlot[] {
    const { repeatOnlyBelow } = this.#snapshot.settings.variety
    const slots = withoutLimits(
      withoutUsed(lockDishes(this.#open, locked), avoided, repeatOnlyBelow),
      this.counts.full(),
    )
    return this.#milk ? [...slots, this.#milk] : slots
  }

  /** With liked dishes and nothing repeated; with nothing repeated; with side dishes of earlier days allowed again. */
  attempts(asked: readonly PoolDish[], daySeed: number): readonly Attempt[] {
    const { settings, dishById } = this.#snapshot
    const used = new Set([...this.counts.usedDishIds, ...this.#promised])
    const fresh = this.#wishes.liked.filter(({ dish }) => !used.has(dish.dishId))
    const liked = shuffled(fresh, daySeed).slice(0, settings.likedPerDay)
    const isMain = (dishId: number) => settings.variety.mainRoles.includes(dishById.get(dishId)?.role ?? '')
    const usedMains = [...used].filter(isMain)
    return [
      ...(liked.length > 0 ? [{ optional: true, slots: () => this.slots([...asked, ...liked], used) }] : []),
      { optional: false, slots: () => this.slots(asked, used) },
      ...(usedMains.length < used.size
        ? [{ optional: false, slots: () => this.slots(asked, new Set(usedMains)) }]
        : []),
    ]
  }

  solve(slots: readonly DaySlot[], dayIndex: number, hopeless: boolean, run: SearchRun): DaySolution {
    const { settings } = this.#snapshot
    const restarts = hopeless ? settings.search.restartsWhenImpossible : settings.search.restarts
    const search = { ...settings.search, restarts }
    return solveDay(this.#pool, slots, this.counts.room(dayIndex, slots), { ...settings, search }, run)
  }
}

/** Whether it proves that a day can't meet its standards. */
const isProof = (relaxation: Relaxation | null): boolean => (relaxation?.shortfalls.size ?? 0) > 0

/** Steps of a search where it is known that it can't succeed. */
const briefSteps = ({ search }: Snapshot['settings']): number => search.restartsWhenImpossible * search.iterations

/** Steps that each day of an answer is promised: half a search, in which nearly all days that can be met are found. */
export const promisedSteps = ({ search }: Snapshot['settings']): number =>
  Math.ceil(search.restarts / 2) * search.iterations

/**
 * Plans days one after the other: each keeps clear of dishes, weekly limits and minimums of the days before. A day is tried as
 * `DayPlanner.attempts` says; the first attempt that keeps everything wins, else the cheapest, which the relaxation explains. Once it has proven that a
 * day can't meet its standards, those after it (whose dishes are among the same) are searched only briefly. Each day is promised
 * `promisedSteps`; once the rest of the budget is used up, days get no more than that, without likes and proofs. Deterministic for a seed.
 */
export function planDays(
  snapshot: Snapshot,
  pool: Pool,
  wishes: ReadWishes,
  { days, seed, prove, budget = new WorkBudget(), cancelled = () => false }: PlanOptions,
): readonly PlannedDay[] {
  const planner = new DayPlanner(snapshot, pool, wishes)
  const planned: PlannedDay[] = []
  const promised = promisedSteps(snapshot.settings)
  budget.reserve(days * promised)
  let impossible: Relaxation | null = null
  for (let dayIndex = 0; dayIndex < days && !cancelled(); dayIndex += 1) {
    const asked = dealt(wishes.included, dayIndex, days)
    const daySeed = mixSeed(seed, dayIndex)
    let relaxation: Relaxation | null = wishes.included.length === 0 ? impossible : null
    let best: DaySolution | null = null
    const hopeless = isProof(relaxation)
    const attempts = planner.attempts(asked, daySeed)
    const share = promised / attempts.filter(({ optional }) => !optional).length
    let kept = promised
    for (const [index, attempt] of attempts.entries()) {
      if (cancelled()) break
      if (!attempt.optional) {
        budget.release(share)
        kept -= share
      } else if (!budget.allows(snapshot.settings.search.iterations)) continue
      const run = { seed: mixSeed(daySeed, index), budget, cancelled }
      const solution = planner.solve(attempt.slots(), dayIndex, hopeless, run)
      if (best === null || costOf(solution) < costOf(best)) best = solution
      if (costOf(solution) === 0 || hopeless) break
    }
    budget.release(kept)
    if (best === null) break
    // A proof takes longer than all searches of a week: only for what they did not find.
    if (best.standardsCost > 0 && !cancelled()) {
      // Once it is proven, later days need only a brief search: the proof may have what they were promised beyond it.
      const spare =
        wishes.included.length === 0 ? (days - dayIndex - 1) * (promised - briefSteps(snapshot.settings)) : 0
      budget.release(spare)
      relaxation ??= prove?.(planner.slots(asked, new Set()), budget) ?? null
      budget.reserve(spare)
    }
    if (isProof(relaxation)) impossible = relaxation
    planner.counts.add(best.dishes)
    planned.push({ ...best, relaxation: best.standardsCost > 0 ? relaxation : null })
  }
  return planned
}

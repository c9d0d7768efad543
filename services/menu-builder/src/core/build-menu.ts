import {
  type AnsweredDay,
  type AnsweredMeal,
  answerDay,
  DAY_CODES,
  type DayCode,
  enforcedFailures,
  exceededMeans,
  needsOfDay,
} from './answer'
import type { Pool } from './pool'
import { reasonFor, reasonForMean } from './proof/reasons'
import { relaxDay, type SolveLp } from './proof/relaxation'
import { mixSeed } from './search/random'
import { WorkBudget } from './search/work-budget'
import type { Snapshot } from './snapshot'
import { type FoundMenu, findMenu } from './week/find-menu'
import { movesOf, placesOfDay } from './week/plan-menu'
import { type BuildRequest, isWished, readWishes, WishRefused } from './wishes'

export interface Unmet {
  readonly standardId: number
  readonly dayCode: DayCode
  readonly reason: string
}

export interface BuiltMenu {
  readonly days: readonly AnsweredDay[]
  readonly unmet: readonly Unmet[]
}

/** How a build is run. Without `solveLp` reasons name what was reached, but prove nothing. */
export interface BuildContext {
  readonly snapshot: Snapshot
  readonly pool: Pool
  readonly solveLp?: SolveLp
  /** Work that the whole answer may take; `MOST_STEPS` unless said. */
  readonly budget?: WorkBudget
  readonly cancelled?: () => boolean
  /** Told now and then which share of the search is done, 0–1. */
  readonly progress?: (share: number) => void
}

/** What a found menu misses, day by day, then on average. */
function explain(days: readonly AnsweredDay[], found: FoundMenu, { pool, snapshot }: BuildContext): Unmet[] {
  const ofDays = days.flatMap((day, index) => {
    const dishes = found.days[index]?.dishes ?? []
    const failures = enforcedFailures(day, dishes, pool, snapshot)
    const relaxation = failures.length > 0 ? found.prove(index) : null
    return failures.map((failure) => ({
      standardId: failure.standard.standardId,
      dayCode: day.dayCode,
      reason: reasonFor(failure, dishes, relaxation),
    }))
  })
  const named = new Set(ofDays.map(({ standardId }) => standardId))
  const ofMeans = exceededMeans(found.days, pool).flatMap(({ standardId, dayIndex, mean, max }) => {
    const standard = snapshot.standards.find((each) => each.standardId === standardId)
    const dayCode = days[dayIndex]?.dayCode
    if (!standard || !dayCode || named.has(standardId)) return []
    return [{ standardId, dayCode, reason: reasonForMean(standard, mean, max) }]
  })
  return [...ofDays, ...ofMeans]
}

/**
 * A menu of 1–7 days. The same request and seed give the same menu (a missing seed counts as 1). Every enforced standard that a day or the mean of
 * the days doesn't meet is named in `unmet` with the reason. Throws WishRefused.
 */
export function buildMenu(request: BuildRequest & { readonly days: number }, context: BuildContext): BuiltMenu {
  const { pool, snapshot, solveLp, budget, cancelled, progress } = context
  const wishes = readWishes(request, pool, snapshot)
  const found = findMenu(snapshot, pool, wishes, {
    days: request.days,
    seed: request.seed ?? 1,
    prove: solveLp && ((slots, spent) => relaxDay(pool, slots, solveLp, spent, cancelled)),
    budget,
    cancelled,
    progress,
  })
  const needs = needsOfDay(pool, request.days)
  const days = found.days.flatMap(({ dishes }, index) => {
    const dayCode = DAY_CODES[index]
    return dayCode ? [answerDay(dayCode, dishes, pool, snapshot, needs)] : []
  })
  return { days, unmet: explain(days, found, context) }
}

export interface BuiltMeal {
  readonly meal: AnsweredMeal
  readonly nutrition: AnsweredDay['nutrition']
  readonly standards: AnsweredDay['standards']
  readonly unmet: readonly Unmet[]
}

/** One meal of a balanced day: asked-for dishes stand in it, and the rest of the day is built around it, unseen. */
export function buildMealMenu(request: BuildRequest & { readonly mealCode: number }, context: BuildContext): BuiltMeal {
  const { days, unmet } = buildMenu({ ...request, days: 1 }, context)
  const meal = days[0]?.meals.find(({ mealCode }) => mealCode === request.mealCode)
  const ofMeal = new Set(
    context.snapshot.standards
      .filter(({ mealCodes }) => mealCodes.length === 1 && mealCodes[0] === request.mealCode)
      .map(({ standardId }) => standardId),
  )
  const sums = new Map<string, number>()
  for (const { nutrition } of meal?.dishes ?? [])
    for (const [standardId, value] of Object.entries(nutrition))
      sums.set(standardId, Math.round(((sums.get(standardId) ?? 0) + value) * 100) / 100)
  return {
    meal: meal ?? { mealCode: request.mealCode, dishes: [] },
    nutrition: Object.fromEntries(sums),
    standards: (days[0]?.standards ?? []).filter(({ standardId }) => ofMeal.has(standardId)),
    unmet: unmet.filter(({ standardId }) => ofMeal.has(standardId)),
  }
}

/**
 * `count` other days like the one whose dishes are given: each keeps about half of them and lets the search choose the others again,
 * from dishes that are not in the given day. Throws WishRefused; also when the asked-for dishes leave no place to choose for.
 */
export function buildRelatedMenu(
  request: BuildRequest & { readonly dishIds: readonly number[]; readonly count: number },
  context: BuildContext,
): { readonly menus: readonly AnsweredDay[]; readonly unmet: readonly Unmet[] } {
  const { pool, snapshot } = context
  const places = placesOfDay(pool.objectTypeId, snapshot)
  const asked = new Set(request.includeDishIds).size
  if (asked >= places)
    throw new WishRefused(
      'includeDishIds',
      'too_many_dishes',
      `Bạn đã chọn ${asked} món, mà một ngày của nhóm này có ${places} chỗ, nên không còn chỗ nào để đổi món. Bạn bớt món đã chọn nhé.`,
    )
  const budget = context.budget ?? new WorkBudget()
  const promised = movesOf(pool.objectTypeId, 1, snapshot)
  budget.reserve(request.count * promised)
  const wishes = readWishes({ ...request, includeDishIds: [] }, pool, snapshot)
  const known = request.dishIds.filter((dishId) => {
    const entry = pool.byDishId.get(dishId)
    return entry !== undefined && entry.dish.role !== 'breastMilk' && isWished(entry, wishes)
  })
  const built = Array.from({ length: request.count }, (_, index) => {
    const seed = mixSeed(request.seed ?? 1, index)
    // A given day with more dishes than places would leave nothing to choose either.
    const kept = known.filter((_, position) => (position + index) % 2 === 0).slice(0, places - asked - 1)
    const left = known.filter((dishId) => !kept.includes(dishId) && !request.includeDishIds?.includes(dishId))
    budget.release(promised)
    return buildMenu(
      {
        ...request,
        days: 1,
        seed,
        includeDishIds: [...(request.includeDishIds ?? []), ...kept],
        excludeDishIds: [...(request.excludeDishIds ?? []), ...left],
      },
      { ...context, budget },
    )
  })
  return { menus: built.flatMap(({ days }) => days), unmet: built.flatMap(({ unmet }) => unmet) }
}

import { type AnsweredDay, type AnsweredMeal, answerDay, DAY_CODES, type DayCode, enforcedFailures } from './answer'
import type { Pool } from './pool'
import { reasonFor } from './proof/reasons'
import { relaxDay, type SolveLp } from './proof/relaxation'
import { isWished, slotRulesOf } from './search/day-slots'
import { type PlannedDay, planDays, promisedSteps } from './search/plan-days'
import { mixSeed } from './search/random'
import { WorkBudget } from './search/work-budget'
import type { Snapshot } from './snapshot'
import { type BuildRequest, readWishes, WishRefused } from './wishes'

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
}

function explain(day: AnsweredDay, planned: PlannedDay, { pool, snapshot }: BuildContext): Unmet[] {
  return enforcedFailures(day, pool, snapshot).map((failure) => ({
    standardId: failure.standard.standardId,
    dayCode: day.dayCode,
    reason: reasonFor(failure, planned),
  }))
}

/**
 * A menu of 1–7 days. The same request and seed give the same menu (a missing seed counts as 1). Every enforced standard that a day doesn't
 * meet is named in `unmet` with the reason. Throws WishRefused.
 */
export function buildMenu(request: BuildRequest & { readonly days: number }, context: BuildContext): BuiltMenu {
  const { pool, snapshot, solveLp, budget, cancelled } = context
  const wishes = readWishes(request, pool, snapshot)
  const planned = planDays(snapshot, pool, wishes, {
    days: request.days,
    seed: request.seed ?? 1,
    prove: solveLp && ((slots, spent) => relaxDay(pool, slots, solveLp, spent, cancelled)),
    budget,
    cancelled,
  })
  const days = planned.flatMap((plan, index) => {
    const dayCode = DAY_CODES[index]
    return dayCode ? [{ plan, day: answerDay(dayCode, plan.dishes, pool, snapshot) }] : []
  })
  return {
    days: days.map(({ day }) => day),
    unmet: days.flatMap(({ day, plan }) => explain(day, plan, context)),
  }
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
  const places = slotRulesOf(pool.objectTypeId, snapshot.settings).length
  const asked = new Set(request.includeDishIds).size
  if (asked >= places)
    throw new WishRefused(
      'includeDishIds',
      'too_many_dishes',
      `Bạn đã chọn ${asked} món, mà một ngày của nhóm này có ${places} chỗ, nên không còn chỗ nào để đổi món. Bạn bớt món đã chọn nhé.`,
    )
  const budget = context.budget ?? new WorkBudget()
  const promised = promisedSteps(snapshot.settings)
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

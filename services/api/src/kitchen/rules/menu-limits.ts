import { type BrokenLimit, judgeLimits } from 'shared-contracts/nutrition'
import type { ApiKitchen } from './api-kitchen'
import { choiceOf, type PlacedDay } from './menu-day'

/** Limits of the rule book that a day breaks together with other days of its week. */
export function brokenLimits(
  day: PlacedDay,
  otherDays: readonly PlacedDay[],
  facts: ApiKitchen,
): readonly BrokenLimit[] {
  const days = [day, ...otherDays].map(({ dishes }) => dishes.map((placed) => choiceOf(placed, facts)))
  return judgeLimits(days, day.objectTypeId, facts.kitchen)
}

/**
 * Whether a changed day breaks a limit that the day before the change kept, or has one dish more of what is too many already. Of an amount that is
 * exceeded already nearly every dish has a little more.
 */
export function breaksFurther(
  before: readonly BrokenLimit[],
  after: readonly BrokenLimit[],
  { kitchen }: ApiKitchen,
  objectTypeId: number,
): boolean {
  const amounts = new Set(
    kitchen.limitsOf(objectTypeId).flatMap(({ id, check }) => (check.kind === 'amount' ? [id] : [])),
  )
  return after.some(({ ruleId, dayIndex, mealCode, value }) => {
    const same = before.find(
      (each) => each.ruleId === ruleId && each.dayIndex === dayIndex && each.mealCode === mealCode,
    )
    return same === undefined || (value > same.value && !amounts.has(ruleId))
  })
}

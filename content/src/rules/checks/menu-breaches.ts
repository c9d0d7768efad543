import { matchesFood } from 'shared-contracts/health-rules'
import { judgeLimits, type Kitchen, type LimitedDish, serveDish } from 'shared-contracts/nutrition'
import type { Exclusion, SafetyRules } from '../safety-rules'

/** Whom a menu is for and what it is tried by. */
export interface MenuMeasure {
  readonly objectTypeId: number
  readonly kitchen: Kitchen
  readonly safety: SafetyRules
}

/** A place of a menu that breaks a rule. */
export interface MenuBreach {
  readonly ruleId: string
  /** Index of the day; null where the week as a whole breaks it. */
  readonly dayIndex: number | null
  readonly message: string
}

const DAYS_A_WEEK = 7

/**
 * Every rule of the rule book that the days of a stored or built menu break: foods and textures that are not for the object type, seasoning that should
 * be left out of the portion, too many dishes or too much of an amount a meal, day or week, and in a whole week too few dishes.
 */
export function menuBreaches(days: readonly (readonly LimitedDish[])[], measure: MenuMeasure): readonly MenuBreach[] {
  const { objectTypeId, kitchen, safety } = measure
  const exclusions = safety.exclusions.filter((rule) => rule.objectTypeIds.includes(objectTypeId))
  const excluded = days.flatMap((dishes, dayIndex) =>
    dishes.flatMap((dish) =>
      exclusions
        .filter((rule) => breaksExclusion(dish, rule, measure))
        .map(({ id }) => ({ ruleId: id, dayIndex, message: `món “${dish.title}”` })),
    ),
  )
  const broken = judgeLimits(days, objectTypeId, kitchen).map(({ ruleId, dayIndex, text }) => ({
    ruleId,
    dayIndex,
    message: text,
  }))
  return [...excluded, ...broken, ...tooFew(days, measure)]
}

function breaksExclusion(dish: LimitedDish, rule: Exclusion, { objectTypeId, kitchen }: MenuMeasure): boolean {
  if (!rule.stripped) return matchesFood(dish, rule)
  const { ingredients } = serveDish(dish, objectTypeId, dish.portion, kitchen.rules)
  return matchesFood({ ...dish, ingredients: dish.served ?? ingredients }, rule)
}

function tooFew(days: readonly (readonly LimitedDish[])[], { objectTypeId, safety }: MenuMeasure) {
  if (days.length < DAYS_A_WEEK) return []
  return safety.weeklyLimits.flatMap((limit): readonly MenuBreach[] => {
    if (limit.minPerWeek === undefined || !limit.objectTypeIds.includes(objectTypeId)) return []
    const count = days.flat().filter((dish) => matchesFood(dish, limit)).length
    if (count >= limit.minPerWeek) return []
    return [{ ruleId: limit.id, dayIndex: null, message: `${count} món trong tuần, ít nhất ${limit.minPerWeek}` }]
  })
}

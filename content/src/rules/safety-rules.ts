import { type FoodMatch, type HealthRule, objectTypeIdsOf } from 'shared-contracts/health-rules'
import type { FoodLimit } from 'shared-contracts/nutrition'

/** A rule of the rule book that keeps a food from object types. */
export interface Exclusion extends FoodMatch {
  readonly id: string
  readonly objectTypeIds: readonly number[]
  /** The food is left out of the portion instead of forbidding the dish. */
  readonly stripped?: boolean
  readonly reason: string
}

/** A rule of the rule book about how many dishes of a kind a meal or a day has. */
export interface CountLimit extends FoodMatch {
  readonly id: string
  readonly objectTypeIds: readonly number[]
  /** Dishes of these meals alone; absent: of all. */
  readonly mealCodes?: readonly number[]
  readonly atLeast?: number
  readonly atMost: number
  readonly reason: string
}

/** A rule of the rule book about how many dishes of a kind a week has. */
export interface WeeklyLimit extends FoodMatch {
  readonly id: string
  readonly objectTypeIds: readonly number[]
  readonly minPerWeek?: number
  readonly maxPerWeek: number
  readonly reason: string
}

/** What of the rule book the menu builder keeps. */
export interface SafetyRules {
  readonly exclusions: readonly Exclusion[]
  readonly weeklyLimits: readonly WeeklyLimit[]
  readonly dayLimits: readonly CountLimit[]
  readonly mealLimits: readonly CountLimit[]
}

export function safetyRulesOf(rules: readonly HealthRule[]): SafetyRules {
  const exclusions: Exclusion[] = []
  const weeklyLimits: WeeklyLimit[] = []
  const dayLimits: CountLimit[] = []
  const mealLimits: CountLimit[] = []
  for (const { id, audience, statement: reason, check } of rules) {
    const objectTypeIds = objectTypeIdsOf(audience)
    if (check?.kind === 'without') {
      const { kind: _, ...match } = check
      exclusions.push({ id, objectTypeIds, reason, ...match })
    }
    if (check?.kind !== 'times') continue
    const { kind: _, per, mealCodes, atLeast, atMost = Number.MAX_SAFE_INTEGER, ...match } = check
    if (per === 'week')
      weeklyLimits.push({ id, objectTypeIds, reason, maxPerWeek: atMost, minPerWeek: atLeast, ...match })
    else
      (per === 'day' ? dayLimits : mealLimits).push({ id, objectTypeIds, reason, mealCodes, atLeast, atMost, ...match })
  }
  return { exclusions, weeklyLimits, dayLimits, mealLimits }
}

/** What of the rule book is judged of chosen meals, days and weeks. */
export function limitsOf(rules: readonly HealthRule[]): readonly FoodLimit[] {
  return rules.flatMap(({ id, audience, statement, check }) =>
    check?.kind === 'times' || check?.kind === 'amount'
      ? [{ id, statement, objectTypeIds: objectTypeIdsOf(audience), check }]
      : [],
  )
}

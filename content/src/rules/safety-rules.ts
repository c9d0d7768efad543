import { type FoodMatch, type HealthRule, objectTypeIdsOf } from 'shared-contracts/health-rules'

/** A rule of the rule book that keeps a food from object types. */
export interface Exclusion extends FoodMatch {
  readonly id: string
  readonly objectTypeIds: readonly number[]
  /** The food is left out of the portion instead of forbidding the dish. */
  readonly stripped?: boolean
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
}

export function safetyRulesOf(rules: readonly HealthRule[]): SafetyRules {
  const exclusions: Exclusion[] = []
  const weeklyLimits: WeeklyLimit[] = []
  for (const { id, audience, statement: reason, check } of rules) {
    const objectTypeIds = objectTypeIdsOf(audience)
    if (check?.kind === 'without') {
      const { kind: _, ...match } = check
      exclusions.push({ id, objectTypeIds, reason, ...match })
    }
    if (check?.kind === 'times' && check.per === 'week') {
      const { kind: _, per: __, atLeast, atMost = Number.MAX_SAFE_INTEGER, ...match } = check
      weeklyLimits.push({ id, objectTypeIds, reason, maxPerWeek: atMost, minPerWeek: atLeast, ...match })
    }
  }
  return { exclusions, weeklyLimits }
}

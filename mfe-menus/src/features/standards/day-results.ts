import type { CallAnswer } from 'shared-contracts/calls'
import { extraStandards, findStandard, nutritionTableGroups } from 'shared-contracts/menus'
import { type StandardResult, statusOf } from 'shared-contracts/nutrition'

type Nutrition = CallAnswer<'Menu/GetFreeMenu'>['days'][number]['nutrition']
type Needs = readonly CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>[number][]

/** A day's amounts against the needs. A missing figure makes a standard `missing`, never met: a day is not "met" by what nobody measured. */
export function dayResults(nutrition: Nutrition, needs: Needs): readonly StandardResult[] {
  return needs.flatMap(({ standardId, min, max, need }) => {
    const amount = nutrition[String(standardId)]
    const standard = findStandard(standardId)
    if (amount === undefined || standard === undefined) return []
    const missingCount = amount.value === null ? Math.max(1, amount.missing) : amount.missing
    const value = amount.value ?? 0
    const isShare = standard.unit === '%'
    const status = isShare && missingCount > 0 ? 'missing' : statusOf({ value, missingCount }, min, max)
    return [{ standardId, value, min, max, need, status, missingCount }]
  })
}

export interface ResultGroup {
  readonly code: string
  readonly title: string
  readonly results: readonly StandardResult[]
}

/** Results in the groups of the nutrition table; groups without a result are left out. */
export function groupedResults(results: readonly StandardResult[]): readonly ResultGroup[] {
  const byId = new Map(results.map((result) => [result.standardId, result]))
  return nutritionTableGroups
    .map(({ code, title, standardIds }) => ({
      code,
      title,
      results: standardIds.flatMap((id) => byId.get(id) ?? []),
    }))
    .filter(({ results: own }) => own.length > 0)
}

const FURTHER = [18, 25, 32, 39, 46, 53, 54, 55, 56, ...extraStandards.map(({ id }) => id)]

/** Whole-day standards outside the groups that have a band to be judged by. */
export function furtherResults(results: readonly StandardResult[]): readonly StandardResult[] {
  return results.filter(({ standardId, min, max }) => FURTHER.includes(standardId) && (min !== null || max !== null))
}

/** How many of the standards that have a band are met. */
export function metCount(results: readonly StandardResult[]): { readonly met: number; readonly judged: number } {
  const judged = results.filter(({ min, max }) => min !== null || max !== null)
  return { met: judged.filter(({ status }) => status === 'met').length, judged: judged.length }
}

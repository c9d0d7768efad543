import type { CallAnswer } from 'shared-contracts/calls'
import { extraStandards, findStandard, nutritionTableGroups } from 'shared-contracts/menus'
import { judgeNeed, type StandardResult } from 'shared-contracts/nutrition'

type Nutrition = CallAnswer<'Menu/GetFreeMenu'>['days'][number]['nutrition']
/** Needs as the API tells them or as the kitchen knows them. */
export type Needs = readonly CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>[number][]

/**
 * A day's amounts against the needs, without what another standard tells. A missing figure makes a standard `missing`, never met: a day is not "met" by
 * what nobody measured.
 */
export function dayResults(nutrition: Nutrition, needs: Needs): readonly StandardResult[] {
  return needs.flatMap((own) => {
    const { standardId, min, max, need, judged } = own
    const amount = nutrition[String(standardId)]
    const standard = findStandard(standardId)
    if (amount === undefined || standard === undefined || judged === 'elsewhere') return []
    const missingCount = amount.value === null ? Math.max(1, amount.missing) : amount.missing
    const value = amount.value ?? 0
    const verdict = judgeNeed(own, { value, missingCount }, standard.unit === '%')
    return [{ standardId, value, min, max, need, ...verdict, missingCount }]
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
  return results.filter((result) => FURTHER.includes(result.standardId) && hasBand(result))
}

/** How many of the standards that can be judged are met. */
export function metCount(results: readonly StandardResult[]): { readonly met: number; readonly judged: number } {
  const judged = results.filter((result) => hasBand(result) && !isApart(result))
  return { met: judged.filter(({ status }) => status === 'met').length, judged: judged.length }
}

/** What is told apart from met and not met, in whole days: nobody can judge it, or figures lack. Meals repeat the reasons of their day. */
export function apartResults(results: readonly StandardResult[]): readonly StandardResult[] {
  return results.filter((result) => isApart(result) && findStandard(result.standardId)?.mealCodes.length === 0)
}

export function isApart({ status }: Pick<StandardResult, 'status'>): boolean {
  return status === 'notJudged' || status === 'missing'
}

function hasBand({ min, max }: StandardResult): boolean {
  return min !== null || max !== null
}

import { type DayCode, findStandard } from 'shared-contracts/menus'
import { judgeNeed, type StandardResult, type StandardStatus } from 'shared-contracts/nutrition'
import type { Needs } from '../standards'

/** A day of the week with what its menu gives of each standard, judged as a day of a week. */
export interface JudgedWeekDay {
  readonly dayCode: DayCode
  readonly results: readonly StandardResult[]
}

export interface BalanceAmount {
  /** In the standard's unit; null: an ingredient has no figure for it, so the amount is not known. */
  readonly value: number | null
  readonly status: StandardStatus
}

/** One standard over the days of a week. */
export interface BalanceRow {
  readonly standardId: number
  readonly title: string
  readonly unit: string
  /** The range of the mean; one of both may be open. */
  readonly min: number | null
  readonly max: number | null
  /** One for each day, in the order of the days. */
  readonly days: readonly BalanceAmount[]
  /** Mean of the days whose amount is known; null when none is. */
  readonly mean: BalanceAmount
  /** What any one day may have at most, where more than the mean is allowed. */
  readonly dayMax?: number
  /** Why the mean isn't judged: a code of `needReasons`. */
  readonly reason?: string
  readonly need: number | null
}

/**
 * The standards that have a range or a reason to have none, each with its amount on every day and the mean of the week, in the order of the first day's results.
 * A day without a result for a standard counts as not known: a mean never takes a missing figure for zero.
 */
export function weekBalance(days: readonly JudgedWeekDay[], needs: Needs): readonly BalanceRow[] {
  const ids = [...new Set(days.flatMap(({ results }) => results.map(({ standardId }) => standardId)))]
  const needOf = new Map(needs.map((need) => [need.standardId, need]))
  return ids.flatMap((standardId) => {
    const standard = findStandard(standardId)
    const results = days.map((day) => day.results.find((result) => result.standardId === standardId))
    const own = needOf.get(standardId)
    if (standard === undefined || own === undefined) return []
    const { min, max, need, dayMax, reason } = own
    if (min === null && max === null && reason === undefined) return []
    const amounts = results.map(amountOf)
    const known = amounts.flatMap(({ value }) => (value === null ? [] : [value]))
    const mean = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
    const verdict = judgeNeed(own, { value: mean ?? 0, missingCount: mean === null ? 1 : 0 })
    return [
      {
        standardId,
        title: standard.title,
        unit: standard.unit,
        min,
        max,
        days: amounts,
        need,
        ...(dayMax === undefined ? {} : { dayMax }),
        mean: { value: mean, status: verdict.status },
        ...(verdict.reason === undefined ? {} : { reason: verdict.reason }),
      },
    ]
  })
}

function amountOf(result: StandardResult | undefined): BalanceAmount {
  if (result === undefined || result.missingCount > 0) return { value: null, status: result?.status ?? 'missing' }
  return { value: result.value, status: result.status }
}

import { type DayCode, findStandard } from 'shared-contracts/menus'
import { type StandardResult, type StandardStatus, statusOf } from 'shared-contracts/nutrition'

/** A day of the week with what its menu gives of each standard. */
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
  /** The range of a day; one of both may be open. */
  readonly min: number | null
  readonly max: number | null
  /** One for each day, in the order of the days. */
  readonly days: readonly BalanceAmount[]
  /** Mean of the days whose amount is known; null when none is. */
  readonly mean: BalanceAmount
}

/**
 * The standards that have a range, each with its amount on every day and the mean of the week, in the order of the first day's results.
 * A day without a result for a standard counts as not known: a mean never takes a missing figure for zero.
 */
export function weekBalance(days: readonly JudgedWeekDay[]): readonly BalanceRow[] {
  const ids = [...new Set(days.flatMap(({ results }) => results.map(({ standardId }) => standardId)))]
  return ids.flatMap((standardId) => {
    const standard = findStandard(standardId)
    const results = days.map((day) => day.results.find((result) => result.standardId === standardId))
    const range = results.find((result) => result !== undefined)
    if (standard === undefined || range === undefined || (range.min === null && range.max === null)) return []
    const { min, max } = range
    const amounts = results.map(amountOf)
    const known = amounts.flatMap(({ value }) => (value === null ? [] : [value]))
    const mean = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
    return [
      {
        standardId,
        title: standard.title,
        unit: standard.unit,
        min,
        max,
        days: amounts,
        mean: { value: mean, status: mean === null ? 'missing' : statusOf({ value: mean, missingCount: 0 }, min, max) },
      },
    ]
  })
}

function amountOf(result: StandardResult | undefined): BalanceAmount {
  if (result === undefined || result.missingCount > 0) return { value: null, status: result?.status ?? 'missing' }
  return { value: result.value, status: result.status }
}

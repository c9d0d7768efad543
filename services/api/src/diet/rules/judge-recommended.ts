import {
  type ComparedWith,
  type DayIntake,
  judgeAmount,
  measureDay,
  type Recommendation,
  type Standard,
  type StandardResult,
} from 'shared-contracts/nutrition'
import type { RecommendedNeed } from '../../kitchen/rules'
import type { GapTolerance } from './consulting-rules'
import type { DietStandard } from './diet'
import { withTolerance } from './tolerance'

/** What an amount is compared with, and the bounds that the verdict follows. */
export interface Comparison {
  readonly recommended: Recommendation | null
  /** Of all that is eaten; null: none known, or only of what is added. */
  readonly upper: number | null
  /** Below `min` an intake falls short, above `max` it is too much; null: nothing is said. */
  readonly min: number | null
  readonly max: number | null
  readonly below: ComparedWith
  readonly above: ComparedWith
}

/**
 * What a need is compared with: one band, in which a day is met by the self-check as by the menu builder. It reaches from the recommendation to the safe
 * upper level, and as far as the range that menus are built in where that is wider: the site never scolds what it serves. Of a recommendation that food
 * gives in part only what falls below that part is short. Where no source recommends an amount nor names an upper level, amounts of the day are compared
 * with the range of menus, which the result says; shares and amounts of single meals, which nobody recommends, are not compared at all.
 */
export function comparisonOf(need: RecommendedNeed, { scope }: Pick<Standard, 'scope'>): Comparison | null {
  const recommended = need.recommended ?? null
  const upper = need.upper && !need.upper.ofAdded ? need.upper.amount : null
  if (recommended === null && upper === null)
    return scope === 'meal'
      ? null
      : { recommended, upper, min: need.min, max: need.max, below: 'range', above: 'range' }
  const inPart = need.judged === 'part'
  // A point is a least amount; of a range, and of a limit, both ends count.
  const most = recommended !== null && recommended.to !== recommended.from ? recommended.to : null
  const max = most ?? upper
  return {
    recommended,
    upper,
    min: inPart ? need.min : leastOf(recommended?.from ?? null, need.min),
    max: max === null ? null : Math.max(max, need.max ?? max),
    below: inPart ? 'foodPart' : 'recommendation',
    above: most === null ? 'upper' : 'recommendation',
  }
}

const leastOf = (from: number | null, min: number | null): number | null =>
  from === null ? null : Math.min(from, min ?? from)

/** The verdict on a standard for a day; null where there is nothing to compare with. */
export function judgeStandard(
  standard: Standard,
  need: RecommendedNeed,
  day: DayIntake,
  tolerance: GapTolerance,
): DietStandard | null {
  const comparison = comparisonOf(need, standard)
  if (comparison === null) return null
  const { min, max, recommended, upper } = comparison
  const point = recommended?.from ?? null
  const result = judgeAmount(standard, { ...need, min, max, need: point }, measureDay(standard, day))
  const judged = withTolerance(
    {
      ...result,
      ...ofOneDay(result, need),
      need: need.need,
      recommended,
      upper,
      source: need.source ?? null,
      against: comparison.below,
      // Nothing but unknown addends: there is no figure to show.
      value: result.status === 'missing' && result.value === 0 ? null : result.value,
    },
    tolerance,
    need.judged === 'part' ? { reason: need.reason } : null,
  )
  return { ...judged, against: comparedWith(judged, comparison) }
}

/** One day above a limit of the mean of days is no verdict yet, unless it is above what any day may have. */
function ofOneDay(
  { status, value }: Pick<StandardResult, 'status' | 'value'>,
  { weekMean, dayMax, reason }: RecommendedNeed,
): Pick<StandardResult, 'status' | 'reason'> {
  const isOpen = status === 'above' && weekMean === true && dayMax !== undefined && value <= dayMax
  return isOpen ? { status: 'notJudged', ...(reason === undefined ? {} : { reason }) } : { status }
}

/** What a verdict was made by: below by the lower bound, above by the upper one, any other by what is recommended. */
function comparedWith({ status }: Pick<DietStandard, 'status'>, comparison: Comparison): ComparedWith {
  if (status === 'below') return comparison.below
  if (status === 'above') return comparison.above
  if (comparison.below === 'range') return 'range'
  return comparison.recommended === null ? 'upper' : 'recommendation'
}

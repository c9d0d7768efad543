import type { GapTolerance } from './consulting-rules'
import type { DietStandard } from './diet'

/** By how much a value is outside its bounds, in the standard's unit; 0 inside, or where it isn't known. */
export function gapOf({ status, value, min, max }: DietStandard): number {
  if (value === null) return 0
  if (status === 'below') return (min ?? value) - value
  return status === 'above' ? value - (max ?? value) : 0
}

/**
 * The result with a gap too small to speak of counted as met, or, where food gives only a part of what is recommended (`inPart`), as not judged: intakes
 * are estimates. Everything that is shown and said afterwards starts from this status, so that figures and words agree.
 */
export function withTolerance(
  result: DietStandard,
  tolerance: GapTolerance,
  inPart: { readonly reason: string | undefined } | null = null,
): DietStandard {
  const bound = result.status === 'below' ? result.min : result.status === 'above' ? result.max : null
  if (bound === null) return result
  if (result.status === 'above' && tolerance.exactMaximums.includes(result.standardId)) return result
  const tolerated = Math.max((tolerance.percent / 100) * bound, tolerance.amounts[String(result.standardId)] ?? 0)
  // Values come to two decimals; so does the difference.
  if (Math.round(gapOf(result) * 100) / 100 > tolerated) return result
  if (inPart === null || result.status === 'above') return { ...result, status: 'met' }
  return { ...result, status: 'notJudged', ...(inPart.reason === undefined ? {} : { reason: inPart.reason }) }
}

/** The figures that WHO Anthro flags; the head is flagged and never classed here. */
export type FlaggedIndex = 'lengthForAge' | 'weightForAge' | 'weightForLength' | 'bmiForAge' | 'headForAge'

/**
 * z-scores beyond which WHO Anthro takes a measure or an age for wrong (WHO and UNICEF, Recommendations for data collection, analysis and reporting on
 * anthropometric indicators, 2019; WHO AnthroPlus manual for the head): WAZ < −6 or > +5, HAZ beyond ±6, WHZ, BAZ and HCZ beyond ±5.
 */
const flags: Readonly<Record<FlaggedIndex, readonly [low: number, high: number]>> = {
  lengthForAge: [-6, 6],
  weightForAge: [-6, 5],
  weightForLength: [-5, 5],
  bmiForAge: [-5, 5],
  headForAge: [-5, 5],
}

/** @param zScore rounded to two decimals, as the reference does before it judges */
export function isBeyondFlags(index: FlaggedIndex, zScore: number): boolean {
  const [low, high] = flags[index]
  return zScore < low || zScore > high
}

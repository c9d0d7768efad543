import type { GrowthScore } from './assessment/assess-growth'

/** The figures of an assessment, as they are named on the wire. */
export const measureTypeNames = ['LengthForAge', 'WeightForAge', 'WeightForLength', 'BMIForAge'] as const
export type MeasureTypeName = (typeof measureTypeNames)[number]

/** Measures that the standards can doubt, as they are named on the wire. */
export const doubtedMeasures = ['weight', 'height', 'headCircumference'] as const
export type DoubtedMeasure = (typeof doubtedMeasures)[number]

/** Classes of the WHO Child Growth Standards in WHO's own words; `normal` is none of them. */
export const growthClasses = [
  'severely stunted',
  'stunted',
  'very tall',
  'severely underweight',
  'underweight',
  'severely wasted',
  'wasted',
  'possible risk of overweight',
  'overweight',
  'obese',
  'normal',
] as const
export type GrowthClass = (typeof growthClasses)[number]

/** Where a class begins: strictly below or strictly above a z-score. The first that fits holds. */
type Cut = readonly ['below' | 'above', number, GrowthClass]

const lengthCuts: readonly Cut[] = [
  ['below', -3, 'severely stunted'],
  ['below', -2, 'stunted'],
  ['above', 3, 'very tall'],
]
/** A heavy child may be a tall one: above, only weight for length and BMI speak. */
const weightCuts: readonly Cut[] = [
  ['below', -3, 'severely underweight'],
  ['below', -2, 'underweight'],
]
const proportionCuts: readonly Cut[] = [
  ['below', -3, 'severely wasted'],
  ['below', -2, 'wasted'],
  ['above', 3, 'obese'],
  ['above', 2, 'overweight'],
  ['above', 1, 'possible risk of overweight'],
]

const cuts: Readonly<Record<MeasureTypeName, readonly Cut[]>> = {
  LengthForAge: lengthCuts,
  WeightForAge: weightCuts,
  WeightForLength: proportionCuts,
  BMIForAge: proportionCuts,
}

/** With oedema the severe class stands although there is no z-score (WHO anthro). */
const severeWithOedema: Readonly<Record<MeasureTypeName, GrowthClass | null>> = {
  LengthForAge: null,
  WeightForAge: 'severely underweight',
  WeightForLength: 'severely wasted',
  BMIForAge: 'severely wasted',
}

/**
 * The class of a z-score that is rounded to two decimals; null when it can't be judged, or is beyond WHO's flags. The severe class of oedema stands whatever
 * is doubted.
 *
 * @param isDoubted the weight or length of the visit must be taken again: then nothing of it is classed
 */
export function classifyGrowth(measure: MeasureTypeName, score: GrowthScore, isDoubted = false): GrowthClass | null {
  if (score.zScore === null) return score.reason === 'oedema' ? severeWithOedema[measure] : null
  if (score.implausible || isDoubted) return null
  const { zScore } = score
  const cut = cuts[measure].find(([side, at]) => (side === 'below' ? zScore < at : zScore > at))
  return cut ? cut[2] : 'normal'
}

export type ChildBmiStatus = 'Thin' | 'Normal' | 'Overweight'

/** BMI status by BMI-for-age: below −2 thin, above +2 overweight; null as for the classes. */
export function childBmiStatus(score: GrowthScore, isDoubted = false): ChildBmiStatus | null {
  if (score.zScore === null || score.implausible || isDoubted) return null
  if (score.zScore < -2) return 'Thin'
  return score.zScore > 2 ? 'Overweight' : 'Normal'
}

import { assessGrowth, type GrowthAssessment, type GrowthScore } from '../assessment/assess-growth'
import { roundedDays } from '../assessment/measured-length'
import { adviceAgeInDays, type VisitAges } from '../assessment/preterm'
import type { DoubtedMeasure } from '../classifications'
import type { GrowthTables, Sex } from '../growth-tables'
import { rowAt } from '../lms-table'
import { lmsZScore, roundZScore } from '../z-score'
import { isBeyondFlags } from './who-flags'

/** What doubt goes by; kg and cm, null: not measured or not known. */
export interface MeasuredAtAge extends VisitAges {
  readonly weight: number | null
  /** As measured. */
  readonly height: number | null
  readonly measuredLying: boolean | null
  readonly headCircumference: number | null
}

/** The scores of a visit at the age that doubt goes by, with the head. */
export type AgeScores = Pick<GrowthAssessment, 'lengthForAge' | 'weightForAge' | 'weightForLength' | 'bmiForAge'> & {
  readonly headForAge: number | null
}

/**
 * The measures of a visit that are beyond WHO's flags: a unit, a comma or the birth day is wrong, or the child must be measured again. They are asked
 * about before they are stored, and lead to no class. Weight and length that only together are beyond them are both doubted.
 *
 * A preterm child goes by the corrected age until 24 months. Before the day that was due no standard applies: there only what is beyond the upper flags of
 * the official age is doubted, as no preterm child is as large. Oedema changes nothing: a weight with it has no z-score, and can be mistyped all the same.
 */
export function doubtfulMeasures(tables: GrowthTables, sex: Sex, visit: MeasuredAtAge): readonly DoubtedMeasure[] {
  const scores = scoresAtAge(tables, sex, visit)
  if (scores === null) return []
  const isDoubted = isBeforeDue(visit)
    ? ({ zScore, implausible }: GrowthScore) => implausible && zScore !== null && zScore > 0
    : ({ implausible }: GrowthScore) => implausible
  const head = scores.headForAge
  return [
    ...doubtedBy(scores, isDoubted),
    ...(head !== null && isBeyondFlags('headForAge', head) && (head > 0 || !isBeforeDue(visit))
      ? (['headCircumference'] as const)
      : []),
  ]
}

/** As `doubtfulMeasures`, of weight and length that are judged already. */
export function doubtedBy(
  { lengthForAge, weightForAge, weightForLength, bmiForAge }: Omit<AgeScores, 'headForAge'>,
  isDoubted = ({ implausible }: GrowthScore) => implausible,
): readonly DoubtedMeasure[] {
  const [length, weight] = [isDoubted(lengthForAge), isDoubted(weightForAge)]
  const together = !length && !weight && (isDoubted(weightForLength) || isDoubted(bmiForAge))
  return [...(weight || together ? (['weight'] as const) : []), ...(length || together ? (['height'] as const) : [])]
}

/** Null before birth. */
export function scoresAtAge(tables: GrowthTables, sex: Sex, visit: MeasuredAtAge): AgeScores | null {
  const ageInDays = isBeforeDue(visit) ? visit.ageInDays : adviceAgeInDays(visit)
  if (ageInDays < 0) return null
  const scores = assessGrowth(tables, {
    sex,
    ageInDays,
    weight: visit.weight,
    length: visit.height,
    lying: visit.measuredLying,
    oedema: false,
  })
  const lms = rowAt(tables.headForAge, roundedDays(ageInDays))
  const head = visit.headCircumference
  return { ...scores, headForAge: lms === null || head === null ? null : roundZScore(lmsZScore(head, lms)) }
}

/** Born preterm, and the day that was due is still to come. */
export function isBeforeDue(visit: VisitAges): boolean {
  return adviceAgeInDays(visit) < 0
}

import { type GrowthVelocity, type GrowthVisit, growthVelocity } from '../assessment/growth-velocity'
import type { MeasureTypeName } from '../classifications'
import { findingsOf, type GrowthFinding, type JudgedMeasure, type JudgedVisit } from './growth-findings'

/** A visit as far as growth since another one needs it: kg and cm, the length corrected. */
export interface MeasuredVisit {
  readonly ageInDays: number
  readonly weight: number | null
  readonly correctedHeight: number | null
  readonly assessments: readonly JudgedMeasure[]
}

/** A visit as the health calls answer it, stored or not. */
export interface AdvisedVisit extends MeasuredVisit, Omit<JudgedVisit, 'lookCloser'> {
  readonly dangerSigns: boolean
}

/** Growth since the visit before; null without one, when they are too near, and when one of them must be measured again. */
export function visitVelocity(
  earlier: MeasuredVisit | undefined,
  later: MeasuredVisit | undefined,
): GrowthVelocity | null {
  if (!earlier || !later || isDoubtful(earlier) || isDoubtful(later)) return null
  return growthVelocity(toVisit(earlier), toVisit(later))
}

/** Everything that a visit found, with how weight went on since the one before. */
export function visitFindings(visit: AdvisedVisit, earlier: MeasuredVisit | undefined): readonly GrowthFinding[] {
  const found = findingsOf({ ...visit, lookCloser: visitVelocity(earlier, visit)?.lookCloser ?? null })
  return visit.dangerSigns ? ['danger sign', ...found.filter((finding) => finding !== 'normal')] : found
}

function isDoubtful({ assessments }: MeasuredVisit): boolean {
  return assessments.some(({ implausible }) => implausible)
}

function toVisit({ ageInDays, weight, correctedHeight, assessments }: MeasuredVisit): GrowthVisit {
  const zOf = (name: MeasureTypeName) => assessments.find((score) => score.measureTypeName === name)?.zScore ?? null
  return {
    ageInDays,
    weight,
    correctedLength: correctedHeight,
    weightZScore: zOf('WeightForAge'),
    lengthZScore: zOf('LengthForAge'),
  }
}

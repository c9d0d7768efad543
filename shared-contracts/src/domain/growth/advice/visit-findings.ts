import { type GrowthVelocity, type GrowthVisit, growthVelocity } from '../assessment/growth-velocity'
import { type ScoredVisit, zScoreOf } from '../assessment/preterm'
import { weightCourse } from '../assessment/weight-course'
import type { DoubtedMeasure } from '../classifications'
import {
  findingsOf,
  type GrowthFinding,
  type JudgedMeasure,
  type JudgedVisit,
  mustBeWeighedAgain,
} from './growth-findings'

/** A visit as far as growth since other ones needs it: kg and cm, the length corrected. */
export interface MeasuredVisit extends ScoredVisit<JudgedMeasure> {
  readonly weight: number | null
  readonly correctedHeight: number | null
  /** Measures that must be taken again, by `doubtfulMeasures`. */
  readonly doubtful: readonly DoubtedMeasure[]
}

/** A visit as the health calls answer it, stored or not. */
export interface AdvisedVisit extends MeasuredVisit, Omit<JudgedVisit, 'weightCourse'> {
  readonly dangerSigns: boolean
}

/**
 * Growth up to a visit since the newest one that is two weeks older or more; null without one, and when the visit must be measured again.
 *
 * @param earlier the visits before it, oldest first
 */
export function visitVelocity(earlier: readonly MeasuredVisit[], later: MeasuredVisit): GrowthVelocity | null {
  if (mustBeWeighedAgain(later)) return null
  for (const each of earlier.filter((visit) => !mustBeWeighedAgain(visit)).reverse()) {
    const velocity = growthVelocity(toVisit(each), toVisit(later))
    if (velocity !== null) return velocity
  }
  return null
}

/** Everything that a visit found, with how weight went on since the ones before it. */
export function visitFindings(visit: AdvisedVisit, earlier: readonly MeasuredVisit[]): readonly GrowthFinding[] {
  const course = weightCourse(earlier.filter((each) => !mustBeWeighedAgain(each)).map(toVisit), toVisit(visit))
  const found = findingsOf({ ...visit, weightCourse: course })
  return visit.dangerSigns ? ['danger sign', ...found.filter((finding) => finding !== 'normal')] : found
}

function toVisit(visit: MeasuredVisit): GrowthVisit {
  return {
    ageInDays: visit.ageInDays,
    weight: visit.weight,
    correctedLength: visit.correctedHeight,
    weightZScore: zScoreOf(visit, 'WeightForAge'),
    lengthZScore: zScoreOf(visit, 'LengthForAge'),
  }
}

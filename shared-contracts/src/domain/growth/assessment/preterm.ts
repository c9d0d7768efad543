import type { MeasureTypeName } from '../classifications'

/** Full term, days. */
const TERM_DAYS = 280
/** Born before 37 completed weeks: preterm. */
const PRETERM_BELOW_WEEKS = 37
/** First day of official age on which a preterm birth is not corrected for any more: 24 months (WHO's training course of 2008, WHO 2022). */
const FIRST_UNCORRECTED_DAY = 731

/** The ages of a visit, days. */
export interface VisitAges {
  readonly ageInDays: number
  /** Null: born at term. Below 0: the day that was due is still to come. */
  readonly correctedAgeInDays: number | null
}

/** The figures of a visit, by the official age and, of a preterm child, by the corrected one. */
export interface ScoredVisit<Measure> extends VisitAges {
  readonly assessments: readonly Measure[]
  /** Empty before the day that was due. */
  readonly correctedAssessments: readonly Measure[]
}

/**
 * Age counted from the day on which a preterm child was due, in days, below 0 before that day; null for a child born at 37 weeks or later. The
 * uncorrected age stays the official one.
 */
export function correctedAgeInDays(ageInDays: number, gestation: { weeks: number; daysInWeek: number }): number | null {
  if (gestation.weeks >= PRETERM_BELOW_WEEKS) return null
  return ageInDays - (TERM_DAYS - (gestation.weeks * 7 + gestation.daysInWeek))
}

/** Whether a visit is judged by the corrected age: of a preterm child until 24 months. The official age is shown then, and says nothing. */
export function isJudgedCorrected({ ageInDays, correctedAgeInDays }: VisitAges): boolean {
  return correctedAgeInDays !== null && ageInDays < FIRST_UNCORRECTED_DAY
}

/** The age in days that verdicts and advice go by. Object types go by the official age. */
export function adviceAgeInDays(ages: VisitAges): number {
  return isJudgedCorrected(ages) ? (ages.correctedAgeInDays ?? ages.ageInDays) : ages.ageInDays
}

/** The figures that a verdict is made of, by the age that it goes by. */
export function judgedMeasures<Measure>(visit: ScoredVisit<Measure>): readonly Measure[] {
  return isJudgedCorrected(visit) ? visit.correctedAssessments : visit.assessments
}

interface Scored {
  readonly measureTypeName: MeasureTypeName
  readonly zScore: number | null
}

/** The z-score of one measure, by the age that verdicts go by; null: there is none. */
export function zScoreOf(visit: ScoredVisit<Scored>, name: MeasureTypeName): number | null {
  return judgedMeasures(visit).find(({ measureTypeName }) => measureTypeName === name)?.zScore ?? null
}

import { type CalendarDay, completedMonths, daysBetween } from '../../ages/calendar-day'
import {
  type ChildBmiStatus,
  childBmiStatus,
  classifyGrowth,
  type DoubtedMeasure,
  type GrowthClass,
  type MeasureTypeName,
} from '../classifications'
import { doubtfulMeasures } from '../doubt/doubtful-measures'
import type { GrowthTables, Sex } from '../growth-tables'
import type { NoScoreReason } from '../no-score-reasons'
import { percentileOf } from '../z-score'
import { assessGrowth, type GrowthAssessment, type GrowthScore } from './assess-growth'
import { correctedAgeInDays, type VisitAges } from './preterm'

/** A child as far as growth asks. */
export interface AssessedChild {
  readonly sex: Sex
  readonly dayOfBirth: CalendarDay
}

/** What an assessment takes of a visit, kg and cm; null: not measured or not known. */
export interface AssessedVisit {
  readonly checkDate: CalendarDay
  readonly weight: number | null
  /** As measured. */
  readonly height: number | null
  readonly measuredLying: boolean | null
  readonly headCircumference: number | null
  readonly oedema: boolean
  /** Completed weeks and days of pregnancy at birth. */
  readonly gestationWeeks: number | null
  readonly gestationDayInWeek: number | null
}

/** How one figure stands to the standard. */
export interface MeasureScore {
  readonly measureTypeName: MeasureTypeName
  /** Two decimals; null with a reason when it can't be judged. */
  readonly zScore: number | null
  readonly percentile: number | null
  readonly classification: GrowthClass | null
  readonly implausible: boolean
  readonly reason: NoScoreReason | null
}

export interface ChildAssessment {
  readonly ageInDays: number
  readonly ageInMonths: number
  /** cm, as the table of this age wants it. */
  readonly correctedHeight: number | null
  /** kg/m², two decimals. */
  readonly bmi: number | null
  readonly bmiStatus: ChildBmiStatus | null
  readonly assessments: MeasureScore[]
  readonly positionIgnored: boolean
  /** Null: born at term. Below 0: the day that was due is still to come, and nothing is judged by it. */
  readonly correctedAgeInDays: number | null
  readonly correctedAssessments: MeasureScore[]
  /** Measures beyond WHO's flags at the age that the visit is judged by: they must be taken again, and nothing has a class before. */
  readonly doubtful: DoubtedMeasure[]
}

/** A visit judged by the WHO standards, as the calls answer it. `tables` are those of the child's sex. */
export function assessChild(tables: GrowthTables, child: AssessedChild, visit: AssessedVisit): ChildAssessment {
  const { ageInDays, correctedAgeInDays: corrected } = visitAges(child, visit)
  const at = (age: number) =>
    assessGrowth(tables, {
      sex: child.sex,
      ageInDays: age,
      weight: visit.weight,
      length: visit.height,
      lying: visit.measuredLying,
      oedema: visit.oedema,
    })
  const assessment = at(ageInDays)
  const doubtful = [...doubtfulMeasures(tables, child.sex, { ...visit, ageInDays, correctedAgeInDays: corrected })]
  const isDoubted = doubtful.includes('weight') || doubtful.includes('height')
  return {
    // A birth day that was put right later may lie behind an old visit.
    ageInDays: Math.max(ageInDays, 0),
    ageInMonths: Math.max(completedMonths(child.dayOfBirth, visit.checkDate), 0),
    correctedHeight: assessment.correctedLength,
    bmi: assessment.bmi === null ? null : Math.round(assessment.bmi * 100) / 100,
    bmiStatus: childBmiStatus(assessment.bmiForAge, isDoubted),
    assessments: measureScores(assessment, isDoubted),
    positionIgnored: assessment.positionIgnored,
    correctedAgeInDays: corrected,
    correctedAssessments: corrected === null || corrected < 0 ? [] : measureScores(at(corrected), isDoubted),
    doubtful,
  }
}

/** The ages of a visit; below 0 on a day before birth, as after a birth day was put right. */
export function visitAges(
  { dayOfBirth }: Pick<AssessedChild, 'dayOfBirth'>,
  {
    checkDate,
    gestationWeeks,
    gestationDayInWeek,
  }: Pick<AssessedVisit, 'checkDate' | 'gestationWeeks' | 'gestationDayInWeek'>,
): VisitAges {
  const ageInDays = daysBetween(dayOfBirth, checkDate)
  if (gestationWeeks === null) return { ageInDays, correctedAgeInDays: null }
  const gestation = { weeks: gestationWeeks, daysInWeek: gestationDayInWeek ?? 0 }
  return { ageInDays, correctedAgeInDays: correctedAgeInDays(ageInDays, gestation) }
}

function measureScores(assessment: GrowthAssessment, isDoubted: boolean): MeasureScore[] {
  return [
    measureScore('LengthForAge', assessment.lengthForAge, isDoubted),
    measureScore('WeightForAge', assessment.weightForAge, isDoubted),
    measureScore('WeightForLength', assessment.weightForLength, isDoubted),
    measureScore('BMIForAge', assessment.bmiForAge, isDoubted),
  ]
}

function measureScore(measureTypeName: MeasureTypeName, score: GrowthScore, isDoubted: boolean): MeasureScore {
  return {
    measureTypeName,
    zScore: score.zScore,
    percentile: score.zScore === null ? null : percentileOf(score.zScore),
    classification: classifyGrowth(measureTypeName, score, isDoubted),
    implausible: score.implausible,
    reason: score.reason,
  }
}

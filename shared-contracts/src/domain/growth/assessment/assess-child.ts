import { type CalendarDay, completedMonths, daysBetween } from '../../ages/calendar-day'
import {
  type ChildBmiStatus,
  childBmiStatus,
  classifyGrowth,
  type GrowthClass,
  type MeasureTypeName,
} from '../classifications'
import type { GrowthTables, Sex } from '../growth-tables'
import type { NoScoreReason } from '../no-score-reasons'
import { percentileOf } from '../z-score'
import { assessGrowth, type GrowthAssessment, type GrowthScore } from './assess-growth'
import { correctedAgeInDays } from './preterm'

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
}

/** A visit judged by the WHO standards, as the calls answer it. `tables` are those of the child's sex. */
export function assessChild(tables: GrowthTables, child: AssessedChild, visit: AssessedVisit): ChildAssessment {
  const ageInDays = daysBetween(child.dayOfBirth, visit.checkDate)
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
  const corrected = correctedAge(ageInDays, visit)
  return {
    // A birth day that was put right later may lie behind an old visit.
    ageInDays: Math.max(ageInDays, 0),
    ageInMonths: Math.max(completedMonths(child.dayOfBirth, visit.checkDate), 0),
    correctedHeight: assessment.correctedLength,
    bmi: assessment.bmi === null ? null : Math.round(assessment.bmi * 100) / 100,
    bmiStatus: childBmiStatus(assessment.bmiForAge),
    assessments: measureScores(assessment),
    positionIgnored: assessment.positionIgnored,
    correctedAgeInDays: corrected,
    correctedAssessments: corrected === null || corrected < 0 ? [] : measureScores(at(corrected)),
  }
}

function correctedAge(ageInDays: number, { gestationWeeks, gestationDayInWeek }: AssessedVisit): number | null {
  if (gestationWeeks === null) return null
  return correctedAgeInDays(ageInDays, { weeks: gestationWeeks, daysInWeek: gestationDayInWeek ?? 0 })
}

function measureScores(assessment: GrowthAssessment): MeasureScore[] {
  return [
    measureScore('LengthForAge', assessment.lengthForAge),
    measureScore('WeightForAge', assessment.weightForAge),
    measureScore('WeightForLength', assessment.weightForLength),
    measureScore('BMIForAge', assessment.bmiForAge),
  ]
}

function measureScore(measureTypeName: MeasureTypeName, score: GrowthScore): MeasureScore {
  return {
    measureTypeName,
    zScore: score.zScore,
    percentile: score.zScore === null ? null : percentileOf(score.zScore),
    classification: classifyGrowth(measureTypeName, score),
    implausible: score.implausible,
    reason: score.reason,
  }
}

import { type CalendarDay, completedMonths, daysBetween } from 'shared-contracts/ages'
import type { CallAnswer, ParsedBody } from 'shared-contracts/calls'
import {
  assessGrowth,
  childBmiStatus,
  classifyGrowth,
  correctedAgeInDays,
  type GrowthAssessment,
  type GrowthScore,
  type GrowthTables,
  type MeasureTypeName,
  percentileOf,
  type Sex,
} from 'shared-contracts/growth'

export type ChildAssessment = CallAnswer<'HealthCheck/CheckOtherChildHealth'>

/** A child as far as growth asks. */
export interface ChildFacts {
  readonly sex: Sex
  readonly dayOfBirth: CalendarDay
}

/** What was measured at one visit; null: not measured or not known. */
export type ChildMeasures = Omit<ParsedBody<'HealthCheck/CheckOtherChildHealth'>, 'gender' | 'dayOfBirth' | 'checkDate'>

export interface ChildVisit extends ChildMeasures {
  readonly checkDate: CalendarDay
}

/** A visit judged by the WHO standards. `tables` are those of the child's sex. */
export function assessChild(tables: GrowthTables, child: ChildFacts, measures: ChildVisit): ChildAssessment {
  const ageInDays = daysBetween(child.dayOfBirth, measures.checkDate)
  const at = (age: number) =>
    assessGrowth(tables, {
      sex: child.sex,
      ageInDays: age,
      weight: measures.weight,
      length: measures.height,
      lying: measures.measuredLying,
      oedema: measures.oedema,
    })
  const assessment = at(ageInDays)
  const corrected = correctedAge(ageInDays, measures)
  return {
    // A birth day that was put right later may lie behind an old visit.
    ageInDays: Math.max(ageInDays, 0),
    ageInMonths: Math.max(completedMonths(child.dayOfBirth, measures.checkDate), 0),
    correctedHeight: assessment.correctedLength,
    bmi: assessment.bmi === null ? null : Math.round(assessment.bmi * 100) / 100,
    bmiStatus: childBmiStatus(assessment.bmiForAge),
    assessments: wireScores(assessment),
    positionIgnored: assessment.positionIgnored,
    correctedAgeInDays: corrected,
    correctedAssessments: corrected === null ? [] : wireScores(at(corrected)),
  }
}

function correctedAge(ageInDays: number, { gestationWeeks, gestationDayInWeek }: ChildMeasures): number | null {
  if (gestationWeeks === null) return null
  return correctedAgeInDays(ageInDays, { weeks: gestationWeeks, daysInWeek: gestationDayInWeek ?? 0 })
}

function wireScores(assessment: GrowthAssessment): ChildAssessment['assessments'] {
  return [
    wireScore('LengthForAge', assessment.lengthForAge),
    wireScore('WeightForAge', assessment.weightForAge),
    wireScore('WeightForLength', assessment.weightForLength),
    wireScore('BMIForAge', assessment.bmiForAge),
  ]
}

function wireScore(measureTypeName: MeasureTypeName, score: GrowthScore): ChildAssessment['assessments'][number] {
  return {
    measureTypeName,
    zScore: score.zScore,
    percentile: score.zScore === null ? null : percentileOf(score.zScore),
    classification: classifyGrowth(measureTypeName, score),
    implausible: score.implausible,
    reason: score.reason,
  }
}

import { FIRST_MENU_DAY } from 'shared-contracts/ages'
import { findingsOf, type GrowthAdvice, growthAdvice } from 'shared-contracts/growth-advice'
import { type AssessedRow, classOf, growthIndices, measureOf } from './assess-row'

/**
 * The verdict about a row, as the growth book gives it for one visit; null where nothing could be judged. A child of unknown age is spoken of as the
 * youngest, whose words are the most careful; one whose arm was measured as one of six months, from which that is done.
 */
export function rowVerdict(row: AssessedRow): GrowthAdvice | null {
  const ageInDays = row.child.ageInDays ?? (row.child.armCircumference === null ? 0 : FIRST_MENU_DAY)
  const findings = findingsOf({
    ageInDays,
    assessments: growthIndices.map((index) => ({
      measureTypeName: measureOf[index],
      zScore: row.assessment[index].zScore,
      implausible: row.assessment[index].implausible,
      classification: classOf(row, index),
    })),
    correctedAgeInDays: null,
    correctedAssessments: [],
    oedema: row.child.oedema,
    armCircumference: row.child.armCircumference,
    weightCourse: null,
    doubtful: row.doubtful,
  })
  return growthAdvice(findings, ageInDays)
}

import { LAST_GROWTH_DAY } from '../../ages/child-age'
import { type FlaggedIndex, isBeyondFlags } from '../doubt/who-flags'
import type { GrowthTables, Sex } from '../growth-tables'
import { rowAt } from '../lms-table'
import type { NoScoreReason } from '../no-score-reasons'
import { lmsAtLength, weightForLengthTable } from '../weight-for-length'
import { lmsZScore, restrictedZScore, roundZScore } from '../z-score'
import { correctLength, roundedDays } from './measured-length'

export interface GrowthMeasures {
  readonly sex: Sex
  /** Visit − birth; a fraction is rounded half up, but 1826.25 (60 months) is past the standard. Null: not known. */
  readonly ageInDays: number | null
  /** kg */
  readonly weight: number | null
  /** cm, as measured */
  readonly length: number | null
  /** Null: not known. */
  readonly lying: boolean | null
  /** Swelling of both feet: weight says nothing then, and it counts as severe. */
  readonly oedema: boolean
}

export type GrowthScore =
  | {
      /** Two decimals. */
      readonly zScore: number
      /** Beyond what a living child measures: measure again. */
      readonly implausible: boolean
      readonly reason: null
    }
  | { readonly zScore: null; readonly implausible: false; readonly reason: NoScoreReason }

export interface GrowthAssessment {
  readonly correctedLength: number | null
  /** kg/m², of the corrected length. */
  readonly bmi: number | null
  readonly positionIgnored: boolean
  readonly lengthForAge: GrowthScore
  readonly weightForAge: GrowthScore
  readonly weightForLength: GrowthScore
  readonly bmiForAge: GrowthScore
}

/** A child's measures against the WHO Child Growth Standards, by the rules of WHO's anthro package. `tables` are those of her or his sex. */
export function assessGrowth(tables: GrowthTables, measures: GrowthMeasures): GrowthAssessment {
  const { weight, length, lying, oedema } = measures
  const ageInDays = measures.ageInDays === null ? null : roundedDays(measures.ageInDays)
  const measured = length === null ? null : correctLength(length, measures.ageInDays, lying)
  const corrected = measured?.corrected ?? null
  // The reference squares a negative length too. Whoever takes measures from people refuses those first.
  const bmi = weight !== null && weight > 0 && corrected ? weight / (corrected / 100) ** 2 : null

  const pastReason = ageReason(measures.ageInDays)
  const lengthReason = measureReason(length)
  const weightReason = oedema ? 'oedema' : measureReason(weight)

  function forAge(table: GrowthTables['lengthForAge'], value: number | null, reason: NoScoreReason | null) {
    const problem = pastReason ?? (ageInDays === null ? 'age-unknown' : reason)
    const lms = ageInDays === null ? null : rowAt(table, ageInDays)
    if (problem !== null || lms === null || value === null) return noScore(problem ?? 'missing-measure')
    if (table === tables.lengthForAge) return scored('lengthForAge', lmsZScore(value, lms))
    return scored(table === tables.weightForAge ? 'weightForAge' : 'bmiForAge', restrictedZScore(value, lms))
  }

  function forLength(): GrowthScore {
    const problem = pastReason ?? weightReason ?? lengthReason
    if (problem !== null || weight === null || corrected === null) return noScore(problem ?? 'missing-measure')
    const table = weightForLengthTable(tables, { ageInDays, lying, centimetres: corrected })
    const lms = lmsAtLength(table, corrected)
    return lms === null ? noScore('outside-length-range') : scored('weightForLength', restrictedZScore(weight, lms))
  }

  return {
    correctedLength: corrected,
    bmi,
    positionIgnored: measured?.positionIgnored ?? false,
    lengthForAge: forAge(tables.lengthForAge, corrected, lengthReason),
    weightForAge: forAge(tables.weightForAge, weight, weightReason),
    weightForLength: forLength(),
    bmiForAge: forAge(tables.bmiForAge, bmi, weightReason ?? (bmi === null ? lengthReason : null)),
  }
}

/** Rounded before it is judged, as the reference does. */
function scored(index: FlaggedIndex, exact: number): GrowthScore {
  const zScore = roundZScore(exact)
  return { zScore, implausible: isBeyondFlags(index, zScore), reason: null }
}

function noScore(reason: NoScoreReason): GrowthScore {
  return { zScore: null, implausible: false, reason }
}

function ageReason(ageInDays: number | null): NoScoreReason | null {
  if (ageInDays === null) return null
  if (ageInDays < 0) return 'before-birth'
  return ageInDays >= LAST_GROWTH_DAY + 0.25 ? 'past-standard' : null
}

function measureReason(value: number | null): NoScoreReason | null {
  if (value === null) return 'missing-measure'
  return value > 0 ? null : 'not-positive'
}

import type { BatchSetup } from '../mapping/batch-setup'
import { ageUnits } from '../parsing/cell-age'
import { lengthUnits, weightUnits } from '../parsing/cell-number'
import type { FileRow } from '../reading/cells'
import { type AssessmentRules, assessRow, type BatchRow, growthIndices } from './assess-row'

/** Units other than the file's own reading under which its children would be children. */
export type Remedy = Pick<BatchSetup, 'ageUnit' | 'weightUnit' | 'lengthUnit'>

/** Most rows of a file are beyond what children measure: its verdicts would say nothing. */
export interface Doubt {
  readonly rows: number
  /** Of them: with a flagged z-score, a measure that no child has, or an age past the standard. */
  readonly absurd: number
  /** What would explain it; null: no unit does. */
  readonly remedy: Remedy | null
}

/** Fewer rows are single mistakes, which their flags tell. */
const ROWS_FROM = 3
const ABSURD_SHARE = 0.5
/** Of a surveyed population hardly anybody is; where most are, and another unit explains it, that is asked. */
const EXTREME_Z = 3
const EXTREME_FROM = 8
const REMEDY_SHARE = 0.8
const SAMPLE_ROWS = 60

type Look = 'absurd' | 'extreme' | 'usual' | null

/** Null: nothing was measured, or the row has other mistakes. */
function lookOf(row: BatchRow): Look {
  if (row.state === 'refused') return row.isOutOfLimits ? 'absurd' : null
  if (row.isOutOfLimits) return 'absurd'
  const scores = growthIndices.map((index) => row.assessment[index])
  if (scores.some(({ implausible }) => implausible)) return 'absurd'
  const found = scores.flatMap(({ zScore }) => (zScore === null ? [] : [zScore]))
  if (found.length === 0) return null
  const ofAge = [row.assessment.weightForAge, row.assessment.lengthForAge]
  return ofAge.some(({ zScore }) => zScore !== null && Math.abs(zScore) > EXTREME_Z) ? 'extreme' : 'usual'
}

/** Counts rows as they come and keeps some of the first to try other units on. */
export function createDoubts(rules: AssessmentRules) {
  const counts = { absurd: 0, extreme: 0, usual: 0 }
  const sample: FileRow[] = []
  return {
    add(fileRow: FileRow, row: BatchRow): void {
      const look = lookOf(row)
      if (look === null) return
      counts[look]++
      if (sample.length < SAMPLE_ROWS) sample.push(fileRow)
    },
    result(): Doubt | null {
      const rows = counts.absurd + counts.extreme + counts.usual
      if (rows < ROWS_FROM) return null
      const isAbsurd = counts.absurd > rows * ABSURD_SHARE
      const isExtreme = rows >= EXTREME_FROM && counts.absurd + counts.extreme > rows * ABSURD_SHARE
      if (!isAbsurd && !isExtreme) return null
      const remedy = findRemedy(sample, rules)
      return isAbsurd || remedy !== null ? { rows, absurd: counts.absurd, remedy } : null
    },
  }
}

/** The units under which most of the rows are usual; the fewer changes the better. */
function findRemedy(sample: readonly FileRow[], rules: AssessmentRules): Remedy | null {
  const { ageUnit, weightUnit, lengthUnit } = rules.setup
  let best: { readonly remedy: Remedy; readonly usual: number; readonly changes: number } | null = null
  const ages = rules.setup.mapping.age === undefined ? [ageUnit] : ageUnits
  for (const age of ages) {
    for (const weight of weightUnits) {
      for (const length of lengthUnits) {
        const remedy = { ageUnit: age, weightUnit: weight, lengthUnit: length }
        const changes = [age !== ageUnit, weight !== weightUnit, length !== lengthUnit].filter(Boolean).length
        if (changes === 0) continue
        const setup = { ...rules.setup, ...remedy }
        const usual = sample.filter((row) => lookOf(assessRow(row, { ...rules, setup })) === 'usual').length
        if (usual < sample.length * REMEDY_SHARE) continue
        if (best === null || changes < best.changes || (changes === best.changes && usual > best.usual))
          best = { remedy, usual, changes }
      }
    }
  }
  return best?.remedy ?? null
}

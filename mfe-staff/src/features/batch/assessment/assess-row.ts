import type { CalendarDay } from 'shared-contracts/ages'
import {
  assessGrowth,
  classifyGrowth,
  type GrowthAssessment,
  type GrowthClass,
  type GrowthTables,
} from 'shared-contracts/growth'
import { batchTexts } from '../batch-texts'
import type { BatchSetup } from '../mapping/batch-setup'
import type { BatchChild, RowNames } from '../parsing/batch-child'
import { parseRow, rowNames } from '../parsing/parse-row'
import type { FileRow } from '../reading/cells'

/** The indices of a report, in its order: WAZ, LAZ/HAZ, WLZ/WHZ, BAZ. */
export const growthIndices = ['weightForAge', 'lengthForAge', 'weightForLength', 'bmiForAge'] as const
export type GrowthIndex = (typeof growthIndices)[number]

export interface AssessedRow extends RowNames {
  readonly line: number
  readonly state: 'assessed'
  readonly child: BatchChild
  readonly assessment: GrowthAssessment
}

export interface RefusedRow extends RowNames {
  readonly line: number
  readonly state: 'refused'
  readonly problems: readonly string[]
}

export type BatchRow = AssessedRow | RefusedRow

/** Of both sexes, in the order of the wire: 0 male, 1 female. */
export type TablesOfSexes = readonly [GrowthTables, GrowthTables]

export interface AssessmentRules {
  readonly tables: TablesOfSexes
  readonly setup: BatchSetup
  readonly today: CalendarDay
}

/** A row of a file judged by the rules of the API, or refused with everything that is wrong with it. */
export function assessRow({ line, cells }: FileRow, { tables, setup, today }: AssessmentRules): BatchRow {
  const names = rowNames(cells, setup)
  const { child, problems } = parseRow(cells, setup, today)
  if (child === null) return { line, state: 'refused', ...names, problems }
  const assessment = assessGrowth(tables[child.sex], child)
  if (assessment.weightForAge.reason === 'past-standard') {
    return { line, state: 'refused', ...names, problems: [batchTexts.problems.pastStandard] }
  }
  return { line, state: 'assessed', ...names, child, assessment }
}

/** What the indices are called on the wire. */
export const measureOf = {
  weightForAge: 'WeightForAge',
  lengthForAge: 'LengthForAge',
  weightForLength: 'WeightForLength',
  bmiForAge: 'BMIForAge',
} as const

export function classOf({ assessment }: AssessedRow, index: GrowthIndex): GrowthClass | null {
  return classifyGrowth(measureOf[index], assessment[index])
}

import type { CalendarDay } from 'shared-contracts/ages'
import {
  assessGrowth,
  classifyGrowth,
  DAYS_A_MONTH,
  type DoubtedMeasure,
  doubtedBy,
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
  /** Measures that must be taken again, as the growth book doubts them. */
  readonly doubtful: readonly DoubtedMeasure[]
  /** What other rows of the same child say against it, in words. */
  readonly repeats: readonly string[]
  /** The same child on the same day stands in a row before. */
  readonly isRepeated: boolean
  /** A measure is left out as beyond what any child has. */
  readonly isOutOfLimits: boolean
}

export interface RefusedRow extends RowNames {
  readonly line: number
  readonly state: 'refused'
  readonly problems: readonly string[]
  /** A measure or the age is beyond what the standards are for: many of them speak of a wrong unit. */
  readonly isOutOfLimits: boolean
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
  const { child, problems, isOutOfLimits } = parseRow(cells, setup, today)
  if (child === null) return { line, state: 'refused', ...names, problems, isOutOfLimits }
  const measures = { ...child, ageInDays: judgedAge(child.ageInDays) }
  const assessment = assessGrowth(tables[child.sex], measures)
  if (assessment.weightForAge.reason === 'past-standard') {
    const isOutOfLimits = child.birthDay === null
    return { line, state: 'refused', ...names, problems: [batchTexts.problems.pastStandard], isOutOfLimits }
  }
  // A weight with oedema has no score, and can be mistyped all the same.
  const doubtful = doubtedBy(
    child.oedema ? assessGrowth(tables[child.sex], { ...measures, oedema: false }) : assessment,
  )
  return {
    line,
    state: 'assessed',
    ...names,
    child,
    assessment,
    doubtful,
    repeats: [],
    isRepeated: false,
    isOutOfLimits,
  }
}

/** WHO's programs count children of less; its tables end with day 1826, the whole days of 60 months. */
const SIXTY_MONTHS = 60 * DAYS_A_MONTH

/** 60 months stated as such are judged as day 1826, to which they are rounded. */
function judgedAge(ageInDays: number | null): number | null {
  if (ageInDays === null || ageInDays < SIXTY_MONTHS) return ageInDays
  return Math.round(ageInDays) === Math.floor(SIXTY_MONTHS) ? Math.floor(SIXTY_MONTHS) : ageInDays
}

/** Whether a child is 60 months old, who has z-scores and is in no prevalence. */
export function isSixtyMonths({ child }: AssessedRow): boolean {
  return child.ageInDays !== null && child.ageInDays >= SIXTY_MONTHS
}

/** What the indices are called on the wire. */
export const measureOf = {
  weightForAge: 'WeightForAge',
  lengthForAge: 'LengthForAge',
  weightForLength: 'WeightForLength',
  bmiForAge: 'BMIForAge',
} as const

/**
 * None of a z-score beyond WHO's flags. Each index is flagged by itself, as WHO's programs do in files of surveys and their prevalences; what is said of the
 * child (`rowVerdict`) is nothing but to measure again.
 */
export function classOf({ assessment }: AssessedRow, index: GrowthIndex): GrowthClass | null {
  return classifyGrowth(measureOf[index], assessment[index])
}

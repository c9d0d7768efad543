import type { CalendarDay } from 'shared-contracts/ages'
import { type DayOrder, guessDayOrder } from '../parsing/cell-day'
import { type DecimalMark, guessDecimalMark } from '../parsing/cell-number'
import { guessSexCodes, type SexCodes } from '../parsing/cell-words'
import type { Cell } from '../reading/cells'
import type { BatchField } from './batch-fields'
import { findMapping, foldHeading, type Mapping } from './find-mapping'

export type AgeUnit = 'months' | 'days'

/** How the rows of a file are read: what somebody may change before they are assessed. */
export interface BatchSetup {
  readonly mapping: Mapping
  readonly dayOrder: DayOrder
  readonly decimalMark: DecimalMark
  readonly sexCodes: SexCodes
  readonly ageUnit: AgeUnit
  /** For all rows without a day of their own; null: none. */
  readonly visitDay: CalendarDay | null
}

/** What the headings and the first rows suggest. */
export function guessSetup(headings: readonly string[], rows: readonly (readonly Cell[])[]): BatchSetup {
  const mapping = findMapping(headings)
  const cellsOf = (...fields: readonly BatchField[]) =>
    fields.flatMap((field) => {
      const column = mapping[field]
      return column === undefined ? [] : rows.map((row) => row[column] ?? '')
    })
  const ages = cellsOf('age').map(Number).filter(Number.isFinite)
  return {
    mapping,
    dayOrder: guessDayOrder(cellsOf('birthDay', 'visitDay')),
    decimalMark: guessDecimalMark(cellsOf('weight', 'length')),
    sexCodes: guessSexCodes(cellsOf('sex')),
    ageUnit: mapping.age === undefined ? 'months' : guessAgeUnit(headings[mapping.age] ?? '', ages),
    visitDay: null,
  }
}

/** The heading says it; otherwise no child of these standards is older than 60 months. */
function guessAgeUnit(heading: string, ages: readonly number[]): AgeUnit {
  const folded = foldHeading(heading)
  if (/ngay|day/.test(folded) || /\((ngày|days?)\)/i.test(heading)) return 'days'
  if (/thang|month|mon/.test(folded) || /\((tháng|months?)\)/i.test(heading)) return 'months'
  return ages.some((age) => age > 72) ? 'days' : 'months'
}

/** What is still missing before rows can be assessed. */
export type SetupProblem = 'sex' | 'age' | 'visitDay' | 'measure'

export function setupProblems({ mapping, visitDay }: BatchSetup): readonly SetupProblem[] {
  const has = (field: BatchField) => mapping[field] !== undefined
  return [
    ...(has('sex') ? [] : (['sex'] as const)),
    ...(has('birthDay') || has('age') ? [] : (['age'] as const)),
    ...(has('birthDay') && !has('age') && !has('visitDay') && visitDay === null ? (['visitDay'] as const) : []),
    ...(has('weight') || has('length') || has('arm') ? [] : (['measure'] as const)),
  ]
}

import { z } from 'zod'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import { CellError, type Cells, type ContentProblem, type Reading, readRows } from '../tables'

const FOLDER = 'nutrition'

export function readDishTags(text: string) {
  return readRows(
    'dish-tags.csv',
    text,
    (cells) => ({ dishTagId: cells.id('dishTagId'), code: cells.required('code'), title: cells.required('title') }),
    ({ dishTagId, code }) => [dishTagId, code],
  )
}

/** `market`: the market sells the material in this unit; `only`: no household measure, as a bottle of oil. */
const MARKET_UNITS = ['', '1', 'only'] as const

export interface UnitRow {
  readonly material: string
  readonly unit: string
  readonly grams: number
  readonly market: (typeof MARKET_UNITS)[number]
}

export function readUnits(text: string): Reading<UnitRow> {
  return readRows('unit-conversions.csv', text, (cells) => ({
    material: cells.required('material'),
    unit: cells.required('unit'),
    grams: positive(cells, 'grams'),
    market: cells.oneOf('market', MARKET_UNITS),
  }))
}

function positive(cells: Cells, column: string): number {
  const value = cells.number(column)
  if (value <= 0) throw new CellError(`${column} is not above 0: ${value}`)
  return value
}

/** The value of a JSON file; null, with a problem, when it has another shape. */
export function parsed<T>(problems: Problem[], file: string, read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    problems.push(problemIn(file, error instanceof z.ZodError ? z.prettifyError(error) : String(error)))
    return null
  }
}

/** The good rows; problems of the others, and a file that can't be read at all, go to the list. */
export function guarded<T>(problems: Problem[], file: string, read: () => Reading<T>): readonly T[] {
  try {
    const reading = read()
    problems.push(...reading.problems.map(asProblem))
    return reading.rows
  } catch (error) {
    problems.push(problemIn(file, error instanceof Error ? error.message : String(error)))
    return []
  }
}

function asProblem({ file, line, message }: ContentProblem): Problem {
  return { file: `${FOLDER}/${file}`, line, field: '', message }
}

export function problemIn(file: string, message: string): Problem {
  return { file: `${FOLDER}/${file}`, line: null, field: '', message }
}

export function textOf(folder: ContentFolder, file: string, problems: Problem[]): string {
  const text = folder.read(`${FOLDER}/${file}`)
  if (text === null) problems.push(problemIn(file, 'Không có tệp này'))
  return text ?? ''
}

import { type CsvRow, parseCsv } from './csv'

/** What is wrong with a row, for the editor. */
export interface ContentProblem {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** The good rows of a file, and what is wrong with the others. */
export interface Reading<T> {
  readonly rows: readonly T[]
  readonly problems: readonly ContentProblem[]
}

/** Thrown by a cell that can't be read; `readRows` turns it into a problem of its row. */
export class CellError extends Error {}

/** Reads one cell of a row at a time; `column` is named in every error. */
export class Cells {
  readonly #row: CsvRow

  constructor(row: CsvRow) {
    this.#row = row
  }

  text(column: string): string {
    const cell = this.#row.cells[column]
    if (cell === undefined) throw new CellError(`the column ${column} is absent`)
    return cell.trim()
  }

  required(column: string): string {
    const text = this.text(column)
    if (text === '') throw new CellError(`${column} is empty`)
    return text
  }

  /** A number, or null for an empty cell. */
  optionalNumber(column: string): number | null {
    const text = this.text(column)
    if (text === '') return null
    const value = Number(text)
    if (!Number.isFinite(value)) throw new CellError(`${column} is not a number: "${text}"`)
    return value
  }

  number(column: string): number {
    const value = this.optionalNumber(column)
    if (value === null) throw new CellError(`${column} is empty`)
    return value
  }

  id(column: string): number {
    const value = this.number(column)
    if (!Number.isInteger(value) || value < 0) throw new CellError(`${column} is not an id: ${value}`)
    return value
  }

  list(column: string): readonly string[] {
    const text = this.text(column)
    return text === '' ? [] : text.split('|')
  }

  ids(column: string): readonly number[] {
    return this.list(column).map((item) => {
      const value = Number(item)
      if (!Number.isInteger(value)) throw new CellError(`${column} holds "${item}", which is not an id`)
      return value
    })
  }

  oneOf<T extends string>(column: string, allowed: readonly T[]): T {
    const text = this.text(column)
    const found = allowed.find((item) => item === text)
    if (found === undefined) throw new CellError(`${column} is "${text}", allowed: ${allowed.join(', ')}`)
    return found
  }
}

/** Reads each row of a CSV file; `unique` names what may not occur twice. */
export function readRows<T>(
  file: string,
  text: string,
  read: (cells: Cells) => T,
  unique: (row: T) => readonly (string | number)[] = () => [],
): Reading<T> {
  const rows: T[] = []
  const problems: ContentProblem[] = []
  const seen = new Set<string>()
  for (const row of parseCsv(text)) {
    try {
      const value = read(new Cells(row))
      const repeated = unique(value).find((key, index) => seen.has(`${index}:${key}`))
      if (repeated !== undefined) throw new CellError(`"${repeated}" occurs twice`)
      unique(value).forEach((key, index) => {
        seen.add(`${index}:${key}`)
      })
      rows.push(value)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      problems.push({ file, line: row.line, message: error.message })
    }
  }
  return { rows, problems }
}

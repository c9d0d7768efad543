/** What stands in a cell: a number only where the file itself says that it is one. */
export type Cell = string | number

/** A row with the number of its line in the file, from 1, as a spreadsheet or an editor shows it. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly Cell[]
}

export function isBlank(cells: readonly Cell[]): boolean {
  return cells.every((cell) => typeof cell === 'string' && cell.trim() === '')
}

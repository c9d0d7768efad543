import { parse } from 'csv-parse/sync'

/** A row of a CSV file by column name, with its line for error messages. */
export interface CsvRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** Records with the line that each begins on; empty lines are left out. */
function recordsOf(text: string): readonly CsvRecord[] {
  const records: CsvRecord[] = []
  let line = 1
  parse(text.replaceAll('\r\n', '\n'), {
    bom: true,
    relax_column_count: true,
    record_delimiter: '\n',
    on_record(cells: readonly string[], { lines }) {
      records.push({ line, cells })
      // The parser says where a record ends: cells may hold line breaks.
      line = lines + 1
      return null
    },
  })
  return records.filter(({ cells }) => cells.length > 1 || cells[0] !== '')
}

/**
 * Rows of a CSV text (RFC 4180, LF or CRLF) with a header. Throws with the line where a row has more or fewer cells than the
 * header, or a quote stands in the wrong place.
 */
export function parseCsv(text: string): readonly CsvRow[] {
  const [header, ...rows] = recordsOf(text)
  if (header === undefined) return []
  return rows.map(({ line, cells }) => {
    if (cells.length !== header.cells.length)
      throw new Error(`line ${line}: ${cells.length} cells instead of ${header.cells.length}`)
    return { line, cells: Object.fromEntries(header.cells.map((name, index) => [name, cells[index] ?? ''])) }
  })
}

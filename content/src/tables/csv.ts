/** A row of a CSV file by column name, with its line for error messages. */
export interface CsvRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** Splits CSV text (RFC 4180: comma, quotes doubled inside quotes, LF or CRLF) into records of cells. */
function splitRecords(text: string): { line: number; cells: string[] }[] {
  const records: { line: number; cells: string[] }[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let start = 1
  const endRecord = () => {
    cells.push(cell)
    if (cells.length > 1 || cell !== '') records.push({ line: start, cells })
    cells = []
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index)
    if (char === '\n') line += 1
    if (quoted) {
      if (char !== '"') cell += char
      else if (text.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else quoted = false
    } else if (char === '"') quoted = true
    else if (char === ',') {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') {
      endRecord()
      start = line
    } else if (char !== '\r') cell += char
  }
  endRecord()
  return records
}

/** Rows of a CSV text with a header. A row with more or fewer cells than the header throws with its line. */
export function parseCsv(text: string): readonly CsvRow[] {
  const [header, ...rows] = splitRecords(text.replace(/^\uFEFF/, ''))
  if (header === undefined) return []
  return rows.map(({ line, cells }) => {
    if (cells.length !== header.cells.length)
      throw new Error(`line ${line}: ${cells.length} cells instead of ${header.cells.length}`)
    return { line, cells: Object.fromEntries(header.cells.map((name, index) => [name, cells[index] ?? ''])) }
  })
}

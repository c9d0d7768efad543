/** A file that is not read, with the cause. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  constructor(cause: Refusal | (string & {})) {
    super(cause)
  }
}

type Refusal = 'old excel' | 'too large' | 'too many rows' | 'too many columns'

/**
 * What a file of children can be. Larger ones, and small ones that unpack to more, would fill the memory or never end; each limit is checked before what
 * it limits is made.
 */
export const FILE_LIMITS = {
  bytes: 150_000_000,
  /** What all parts of a workbook unpack to. The sheets, nearly all of it, are read piece by piece. */
  unpackedBytes: 1 << 30,
  /** Of texts that cells share, which are kept. */
  sharedTextBytes: 1 << 27,
  /** Of the parts that say what is where and how days look. */
  partBytes: 1 << 24,
  parts: 10_000,
  /** A survey of households has a thousand. */
  columns: 2_000,
  /** As Excel; rows of children are fewer, see the session. */
  lines: 1_048_576,
  cells: 40_000_000,
  /** Signs of a cell: three times what Excel allows. */
  cellText: 100_000,
  /** Signs of a line of text. */
  line: 1_000_000,
  /** Signs of XML without a tag that is whole: eight for each of a cell. */
  xmlText: 1 << 18,
} as const

/** @throws {UnreadableFile} */
export function checkColumns(columns: number): void {
  if (columns > FILE_LIMITS.columns) throw new UnreadableFile('too many columns')
}

/** Checks rows as they come. @throws {UnreadableFile} */
export function createRowCheck(): (cells: number) => void {
  let lines = 0
  let all = 0
  return (cells) => {
    checkColumns(cells)
    lines += 1
    all += cells
    if (lines > FILE_LIMITS.lines) throw new UnreadableFile('too many rows')
    if (all > FILE_LIMITS.cells) throw new UnreadableFile('too large')
  }
}

/** Lines of a text before it is parted into cells, at once. @throws {UnreadableFile} */
export function checkLines(text: string): void {
  let lines = 0
  let start = 0
  const end = /\r\n?|\n/g
  for (let found = end.exec(text); ; found = end.exec(text)) {
    const at = found?.index ?? text.length
    if (at - start > FILE_LIMITS.line) throw new UnreadableFile('too large')
    if (found === null) return
    lines += 1
    if (lines > FILE_LIMITS.lines) throw new UnreadableFile('too many rows')
    start = end.lastIndex
  }
}

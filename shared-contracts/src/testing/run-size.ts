/**
 * How much a run of the tests covers. `npm test -- --all` sets `TEST_ALL`: whole cross products and large sizes. Every other
 * run takes the usual size. `npm test` sets `TEST_TURN` from the commit, so that successive commits pair other cases.
 */
export const isWholeRun = process.env.TEST_ALL === '1'

const TURN = Number.parseInt(process.env.TEST_TURN ?? '0', 10) || 0

/** The number of generated cases, rounds or requests of a test: `usual`, or `whole` with `--all`. */
export function runSize(usual: number, whole: number): number {
  return isWholeRun ? whole : usual
}

/**
 * Whether a costly look at a case is due: always in a whole run, else in two of `every` times two successive turns, so that a case that is
 * due meets both of two columns (`pairings`).
 *
 * @param place its name, or its number in a list: then shares are of one size
 * @param turn 0 or more; the run's own by default
 */
export function isDue(
  place: string | number,
  every: number,
  { whole = isWholeRun, turn = TURN }: { readonly whole?: boolean; readonly turn?: number } = {},
): boolean {
  const number =
    typeof place === 'number' ? place : [...place].reduce((sum, character) => sum + character.charCodeAt(0), 0)
  return whole || (number + Math.floor(turn / 2)) % every === 0
}

/**
 * Pairs of two lists. A whole run takes the cross product; a usual run takes the fewest pairs that hold every row and every
 * column at least once, with the pairing turned by the commit.
 *
 * @param turn 0 or more; the run's own by default
 */
export function pairings<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  { whole = isWholeRun, turn = TURN }: { readonly whole?: boolean; readonly turn?: number } = {},
): readonly (readonly [Row, Column])[] {
  if (whole) return rows.flatMap((row) => columns.map((column) => [row, column] as const))
  const count = rows.length === 0 || columns.length === 0 ? 0 : Math.max(rows.length, columns.length)
  return Array.from({ length: count }, (_, index) => {
    const longer = index
    const shorter = index + turn
    const [row, column] = rows.length >= columns.length ? [longer, shorter] : [shorter, longer]
    return [rows[row % rows.length] as Row, columns[column % columns.length] as Column] as const
  })
}

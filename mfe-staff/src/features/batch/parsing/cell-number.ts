import type { Cell } from '../reading/cells'

export type DecimalMark = 'comma' | 'point'

/** One mark and what stands behind it; a unit may follow. */
const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?: ?(?:kg|cm|mm))?$/i
/** "1.250" is 1250 to one reader and 1.25 to another. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}(?: ?(?:kg|cm|mm))?$/i

/**
 * The number that a cell states; null when it states none. Either mark is taken where nothing else can be meant; three digits behind the
 * mark that is not the file's could part thousands and state nothing.
 */
export function readNumber(cell: Cell, mark: DecimalMark): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  const text = cell.trim()
  if (!NUMBER.test(text)) return null
  if (AMBIGUOUS.test(text) && text.includes(mark === 'comma' ? '.' : ',')) return null
  return Number.parseFloat(text.replace(',', '.'))
}

/** The mark that most of the cells have. */
export function guessDecimalMark(cells: readonly Cell[]): DecimalMark {
  const texts = cells.filter((cell) => typeof cell === 'string')
  const commas = texts.filter((text) => text.includes(',')).length
  const points = texts.filter((text) => text.includes('.')).length
  return commas > points ? 'comma' : 'point'
}

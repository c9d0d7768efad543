import { fold, plainText } from 'shared-contracts/text'
import { readDecimalEntry } from 'shared-contracts/validation'
import type { Cell } from '../reading/cells'

export type DecimalMark = 'comma' | 'point'

/** Tenths of kilograms are what household surveys write; those of centimetres are millimetres. */
export const weightUnits = ['kg', 'g', 'tenths'] as const
export type WeightUnit = (typeof weightUnits)[number]
export const lengthUnits = ['cm', 'mm', 'm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** One mark and what stands behind it. */
const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/
/** "1.250" is 1250 to one reader and 1.25 to another. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/
const UNIT = /^(.*?)\s*(kilograms?|kgs?|ky|grams?|gr|g|cm|mm|m)\.?$/

/**
 * The number that a cell states; null when it states none. Either mark is taken where nothing else can be meant; three digits behind the
 * mark that is not the file's could part thousands and state nothing.
 */
export function readNumber(cell: Cell, mark: DecimalMark): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  const text = plainText(cell).replace(/ ?([.,]) ?/, '$1')
  if (!NUMBER.test(text)) return null
  if (AMBIGUOUS.test(text) && text.includes(mark === 'comma' ? '.' : ',')) return null
  return Number.parseFloat(text.replace(',', '.'))
}

/** The number and the unit that stands behind it, if any. */
function readQuantity(cell: Cell, mark: DecimalMark): { readonly number: number; readonly unit: string | null } | null {
  const bare = readNumber(cell, mark)
  if (bare !== null || typeof cell === 'number') return bare === null ? null : { number: bare, unit: null }
  const parts = UNIT.exec(fold(cell.trim()))
  const number = parts ? readNumber(parts[1] ?? '', mark) : null
  return number === null ? null : { number, unit: parts?.[2] ?? null }
}

/** Kilograms; a unit in the cell goes before that of the column. Null: no weight. */
export function readWeight(cell: Cell, mark: DecimalMark, column: WeightUnit): number | null {
  const found = readQuantity(cell, mark)
  if (found === null) return column === 'kg' ? inWords(cell, 'kg') : null
  const { number, unit } = found
  if (unit === null) return column === 'kg' ? number : exact(number / (column === 'g' ? 1000 : 10))
  if (unit.startsWith('k')) return number
  return unit.startsWith('g') ? exact(number / 1000) : null
}

/** Centimetres; a unit in the cell goes before that of the column. Null: no length. */
export function readLength(cell: Cell, mark: DecimalMark, column: LengthUnit): number | null {
  const found = readQuantity(cell, mark)
  if (found === null) return column === 'cm' ? inWords(cell, 'cm') : null
  const { number, unit } = found
  switch (unit ?? column) {
    case 'cm':
      return number
    case 'mm':
      return exact(number / 10)
    case 'm':
      return exact(number * 100)
    default:
      return null
  }
}

/** "3 ký 2", "1m62": with the words of people, as the fields of forms take them. */
function inWords(cell: Cell, unit: 'kg' | 'cm'): number | null {
  if (typeof cell !== 'string' || !/\p{L}/u.test(cell) || /\d[.,]\d{3}(?!\d)/.test(cell)) return null
  return readDecimalEntry(cell, unit)
}

/** 0.919 m are 91.9 cm and not 91.90000000000001. */
function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

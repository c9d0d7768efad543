import { formatNumber } from 'shared-contracts/formats'
import { spellingForm } from 'shared-contracts/text'
import type { LineToBuy, OwnToBuy } from './market-view'

/** As many letters as a line may have. */
export const LINE_LENGTH = 100

/** What people buy by, as they write it behind or before a figure. */
const UNITS =
  'kg|kí|ký|cân|g|gam|gram|lạng|l|lít|ml|quả|trái|củ|cây|con|bó|mớ|nắm|bìa|miếng|hộp|gói|bịch|lon|chai|lọ|vỉ|túi|hũ|cái|chục|lốc|thùng'
const FIGURE = '\\d+(?:[.,]\\d+)?'
const AMOUNT_FIRST = new RegExp(`^(${FIGURE})\\s*(?:(${UNITS})\\s+|\\s+)(.+)$`)
const AMOUNT_LAST = new RegExp(`^(.+?)\\s+(${FIGURE})\\s*(${UNITS})$`)

interface LineParts {
  readonly name: string
  /** Null: none, or one that can be read in two ways ("1.500"). */
  readonly amount: number | null
  readonly unit: string
}

export interface DoubledLine {
  /** As it is on the list. */
  readonly title: string
  /** The own line with both amounts; null where they can't be added. */
  readonly sum: { readonly id: string; readonly text: string } | null
}

/** What of the list is the same thing as a new own line and is to buy still; null: nothing. */
export function doubledLine(text: string, own: readonly OwnToBuy[], toBuy: readonly LineToBuy[]): DoubledLine | null {
  const wanted = lineParts(text)
  const twin = own.find(({ line, bought }) => !bought && lineParts(line.text).name === wanted.name)?.line
  if (twin) {
    const sum = sumOf(twin.text, wanted)
    return { title: twin.text, sum: sum === null ? null : { id: twin.id, text: sum } }
  }
  const item = toBuy.find(({ item: { title }, bought }) => !bought && lineParts(title).name === wanted.name)?.item
  return item ? { title: item.title, sum: null } : null
}

/** Ids of own lines that are the same thing as one before them. */
export function repeatedLines(own: readonly OwnToBuy[]): ReadonlySet<string> {
  const names = own.map(({ line }) => lineParts(line.text).name)
  return new Set(own.flatMap(({ line }, place) => (names.indexOf(names[place] ?? '') < place ? [line.id] : [])))
}

/** The line on the list with the new amount added; null: amounts of two units, or one without. */
function sumOf(text: string, { amount: more, unit }: LineParts): string | null {
  const { amount, unit: ownUnit } = lineParts(text)
  if (amount === null || more === null || unit !== ownUnit) return null
  const sum = text.replace(new RegExp(FIGURE), formatNumber(amount + more, 2))
  return sum.length > LINE_LENGTH ? null : sum
}

function lineParts(text: string): LineParts {
  const words = spellingForm(text).trim().replace(/\s+/g, ' ')
  const first = AMOUNT_FIRST.exec(words)
  if (first) return { name: first[3] ?? '', amount: amountOf(first[1]), unit: first[2] ?? '' }
  const last = AMOUNT_LAST.exec(words)
  if (last) return { name: last[1] ?? '', amount: amountOf(last[2]), unit: last[3] ?? '' }
  return { name: words, amount: null, unit: '' }
}

function amountOf(figure = ''): number | null {
  return /\.\d{3}$/.test(figure) ? null : Number(figure.replace(',', '.'))
}

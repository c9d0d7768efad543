import { formatDecimal, parseDecimal, roundDecimal } from '../../formats/decimal'
import { fold } from '../../text/fold'
import { plainText } from '../../text/plain-text'
import { validationMessages } from '../messages'
import { mayPartThousands, withDecimalComma } from './number-entry'

/** A text as a number field would have it typed, or why it is no number of that field. */
export type TypedNumber =
  | {
      readonly kind: 'number'
      /** Digits with a decimal comma, in the unit of the field. */
      readonly entry: string
      /** "3200 g = 3,2 kg", where what was written is not the figure that is taken. Null: it is. */
      readonly understood: string | null
    }
  | { readonly kind: 'unread'; readonly problem: string }

/** Units of one kind, each with what it is of the first one, in all spellings, folded. */
const KINDS: readonly (readonly (readonly [factor: number, words: readonly string[]])[])[] = [
  [
    [1, ['g', 'gr', 'gam', 'gram', 'grams']],
    [
      1000,
      ['kg', 'kgs', 'ky', 'ki', 'ki lo', 'kilo', 'ki lo gam', 'ki-lo-gam', 'kilogam', 'kilogram', 'kilograms', 'can'],
    ],
    [100, ['lang']],
  ],
  [
    [1, ['mm', 'mi li met', 'mi-li-met', 'milimet']],
    [10, ['cm', 'cms', 'phan', 'xang', 'xang ti', 'xang ti met', 'xang-ti-met', 'xentimet', 'centimet']],
    [1000, ['m', 'met', 'meter']],
  ],
  [
    [1, ['ml', 'cc', 'mi li lit', 'mililit']],
    [1000, ['l', 'lit', 'liter']],
  ],
]
/** Beside `validationMessages`, which every page with a form loads. */
const words = {
  unclear: 'Số này có thể hiểu theo hai cách. Bạn viết lại với dấu phẩy, ví dụ 3,25.',
  otherUnit: (unit: string) => `Ô này ghi số theo đơn vị ${unit}. Bạn viết lại bằng chữ số và một dấu phẩy, ví dụ 8,5.`,
} as const
/** Digits, blanks between groups of three of them, one comma or point with decimals. */
const AMOUNT = '(\\d{1,3}(?: \\d{3})+|\\d+)?(?: ?([.,]) ?(\\d*))?'
const QUANTITY = new RegExp(`^${AMOUNT} ?([^\\d.,+]*?)\\.?$`)
/** "1m62", "3kg2", "3 kg 200 g", "1 m 62 cm": a large unit, then what is left. */
const COMPOUND = /^(\d+) ?([a-z]+(?: [a-z]+)*) ?(\d{1,3}) ?([a-z]*)$/

interface Unit {
  readonly kind: number
  readonly factor: number
}

function unitOf(word: string): Unit | null {
  for (const [kind, units] of KINDS.entries())
    for (const [factor, words] of units) if (words.includes(word)) return { kind, factor }
  return null
}

/**
 * Reads what a person writes as a number, with or without its unit: "61,5 kg", "61 ,5", "６１,５"; "3200 g" in a field of kilograms
 * and "1m62" in one of centimetres are converted. Nothing is rounded, and a point that may part thousands is never guessed at.
 *
 * @param unit of the field, as it is shown there; empty: the field has none and takes none
 */
export function readTypedNumber(text: string, unit = ''): TypedNumber {
  const shown = plainText(text).replace(/ +/g, ' ')
  const typed = fold(shown).replace(/^\+ ?/, '')
  const compound = readCompound(typed, shown, unit)
  if (compound) return compound
  const [, whole = '', mark = '', decimals = '', word = ''] = QUANTITY.exec(typed) ?? []
  const figure = `${whole.replaceAll(' ', '.')}${mark}${decimals}`
  if (mayPartThousands(figure) && !whole.includes(' ')) return unread(validationMessages.entryThousands)
  if (/^\d{1,3}(?:[.,]\d{3}){2,}$|^\d{1,3}(?:\.\d{3})+,\d+$/.test(typed))
    return unread(validationMessages.entryThousands)
  const entry = withDecimalComma(`${whole.replaceAll(' ', '')}${mark}${decimals}`)
  if (!/\d/.test(entry)) return unread(validationMessages.entryDigits)
  if (word === '' || word === fold(unit)) return { kind: 'number', entry: withoutZeros(entry), understood: null }
  const [given, field] = [unitOf(word), unitOf(fold(unit))]
  if (given === null || given.kind !== field?.kind)
    return unread(unit === '' ? validationMessages.entryDigits : words.otherUnit(unit))
  return inFieldUnit(
    Number(entry.replace(',', '.')) * given.factor,
    field.factor,
    given.factor !== field.factor,
    shown,
    unit,
  )
}

function readCompound(typed: string, shown: string, unit: string): TypedNumber | null {
  const [, large = '', largeWord = '', rest = '', restWord = ''] = COMPOUND.exec(typed) ?? []
  const [first, field] = [unitOf(largeWord), unitOf(fold(unit))]
  if (first === null || first.kind !== field?.kind) return null
  const amount = Number(large) * first.factor
  if (restWord === '') {
    if (first.factor < 1000) return null
    // "1m6" is 1,6 m and "3kg2" is 3,2 kg; "3kg25" is 3,25 kg to one writer and 3 kg 25 g to another.
    const isClear = largeWord.startsWith('m') ? rest.length < 3 : rest.length !== 2
    if (!isClear) return unread(words.unclear)
    return inFieldUnit(amount + Number(`0.${rest}`) * first.factor, field.factor, true, shown, unit)
  }
  const second = unitOf(restWord)
  if (second === null || second.kind !== first.kind || Number(rest) * second.factor >= first.factor) return null
  return inFieldUnit(amount + Number(rest) * second.factor, field.factor, true, shown, unit)
}

function inFieldUnit(amount: number, factor: number, isConverted: boolean, shown: string, unit: string): TypedNumber {
  const value = roundDecimal(amount / factor, 6)
  const entry = formatDecimal(value, 6)
  return { kind: 'number', entry, understood: isConverted ? `${shown} = ${entry} ${unit}` : null }
}

/** "61,50" is "61,5", "8,00" is "8": zeros say nothing but how finely it was written. */
function withoutZeros(entry: string): string {
  return entry.includes(',') ? entry.replace(/,?0*$/, '') : entry
}

function unread(problem: string): TypedNumber {
  return { kind: 'unread', problem }
}

/** The number that a text states in the unit of its field; null for what is none or could mean two numbers. */
export function readDecimalEntry(text: string, unit = ''): number | null {
  const read = readTypedNumber(text, unit)
  return read.kind === 'number' ? parseDecimal(read.entry) : null
}

import { formatDecimal, roundDecimal } from '../../formats/decimal'
import { type MeasureName, measures } from './measures'

/** How a measure comes to stand in its field as another number. */
type Slip = 'grams' | 'metres' | 'millimetres' | 'comma' | 'rounding'

/** What a number may have been meant as, in the unit of its field. */
export interface Reading {
  readonly value: number
  readonly slip: Slip
  /** Asked in words: "3200 g = 3,2 kg?"; `askReadings` asks about several at once. */
  readonly question: string
  /** "3,2 kg" */
  readonly shown: string
  /** What the answer does: "Ghi 3,2 kg". */
  readonly action: string
}

/** By what a typed number is multiplied under each slip; the unit that was meant goes before a lost comma. */
const slips = {
  kg: [
    ['grams', 0.001],
    ['comma', 0.1],
    ['comma', 0.01],
    ['comma', 10],
  ],
  cm: [
    ['metres', 100],
    ['millimetres', 0.1],
    ['comma', 0.01],
    ['comma', 10],
  ],
} as const satisfies Record<(typeof measures)[MeasureName]['unit'], readonly (readonly [Slip, number])[]>

/**
 * What a number that can't be right may have been meant as: grams for kilograms, metres or millimetres for centimetres, a comma that is lost or in the
 * wrong place, or more decimals than the field takes. Of several the likelier first; empty when none of them would be plausible.
 *
 * @param value as typed, in the unit of the field
 * @param isPlausible what a reading must pass; the field's own limits unless more is known, such as the age
 */
export function readingsOf(
  name: MeasureName,
  value: number,
  isPlausible: (value: number) => boolean = () => true,
): readonly Reading[] {
  const { unit, validate, decimals } = measures[name]
  if (!(value > 0)) return []
  const passes = (meant: number) => validate(meant) === null && isPlausible(meant)
  const shown = formatDecimal(value)
  const rounded = roundDecimal(value, decimals)
  if (rounded !== value && passes(rounded)) return [readingOf('rounding', rounded, unit, shown, true)]
  const readings = new Map<number, Reading>()
  for (const [slip, factor] of slips[unit]) {
    // Two places are lost of three digits: "725" for 7,25.
    if (factor === 0.01 && value < 100) continue
    const meant = roundDecimal(value * factor, decimals)
    const isRounded = meant !== roundDecimal(value * factor, 6)
    if (passes(meant) && !readings.has(meant)) readings.set(meant, readingOf(slip, meant, unit, shown, isRounded))
  }
  return [...readings.values()]
}

/** All readings in one question. */
export function askReadings(readings: readonly Reading[]): string {
  const commas = readings.filter(({ slip }) => slip === 'comma')
  const others = readings.filter(({ slip }) => slip !== 'comma').map(({ question }) => question)
  return [...others, ...(commas.length > 0 ? [askComma(commas.map(({ shown }) => shown))] : [])].join(' ')
}

function askComma(shown: readonly string[]): string {
  return `Dấu phẩy bị thiếu hoặc nhầm chỗ: ${shown.join(' hay ')}?`
}

const typedUnits = { grams: 'g', metres: 'm', millimetres: 'mm' } as const

function readingOf(slip: Slip, value: number, unit: 'kg' | 'cm', typed: string, isRounded: boolean): Reading {
  const shown = `${formatDecimal(value)} ${unit}`
  return { value, slip, question: questionOf(slip, shown, typed, isRounded), shown, action: `Ghi ${shown}` }
}

function questionOf(slip: Slip, shown: string, typed: string, isRounded: boolean): string {
  if (slip === 'rounding') return `Ô này ghi một chữ số sau dấu phẩy: ${shown}?`
  if (slip === 'comma') return askComma([shown])
  return `${typed} ${typedUnits[slip]}${isRounded ? ', làm tròn là ' : ' = '}${shown}?`
}

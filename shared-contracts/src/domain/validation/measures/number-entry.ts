import { validationMessages } from '../messages'

/**
 * Rules for typing: each says whether the text that a key or a paste would leave in the field is accepted. Unfinished
 * entries ("", "1,") are; the caller keeps the old text when the answer is false.
 */

/** Digits and one decimal comma, at most 3 decimals. */
export function acceptsDecimalEntry(proposed: string): boolean {
  return /^\d*(?:,\d{0,3})?$/.test(proposed)
}

/** Digits only, as in the number-type searchable select. */
export function acceptsDigitsEntry(proposed: string): boolean {
  return /^\d*$/.test(proposed)
}

/** What may be typed into the field of a measure: all of it stays there to be read and asked about, also what is no measure. */
export function acceptsMeasureTyping(proposed: string): boolean {
  return /^\d*(?:,\d*)?$/.test(proposed) && proposed.length <= 9
}

/** Why a text in the field of a measure is no measure yet; null for one that is, and for an empty field. */
export function measureTextProblem(text: string, decimals: 1 | 3): string | null {
  // The zero of "61,50" is no second decimal.
  if (decimals === 1) return acceptsMeasureEntry(text.replace(/(,\d)0$/, '$1')) ? null : measureRefusal(text)
  return acceptsDecimalEntry(text) ? null : decimalRefusal(text)
}

/**
 * A child's weight or height: below 200, one decimal at most. "Blocks a first digit of 0 or above 1" holds for the hundreds
 * digit of a three-digit entry, or nobody could type 9 kg or 75 cm.
 */
export function acceptsMeasureEntry(proposed: string): boolean {
  return /^(?:1\d{2}|\d{1,2})(?:,\d?)?$/.test(proposed) || proposed === ''
}

/**
 * An entry whose one point stands for the decimal comma, as many keyboards have it; every other text as it is. "1.250" is
 * read so too: `mayPartThousands` says of it that it could mean something else.
 */
export function withDecimalComma(proposed: string): string {
  return /^\d*\.\d*$/.test(proposed) ? proposed.replace('.', ',') : proposed
}

/** Whether points in a text may part thousands: "1.250" is 1250 to one reader and 1.25 to another. */
export function mayPartThousands(entry: string): boolean {
  return /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/.test(entry)
}

/** Why `acceptsDecimalEntry` refuses a text: what the field tells whoever types on and sees nothing happen. */
export function decimalRefusal(proposed: string): string {
  if (mayPartThousands(proposed)) return validationMessages.entryThousands
  return /^\d*,\d{4,}$/.test(proposed) ? validationMessages.entryThreeDecimals : validationMessages.entryDigits
}

/** Why `acceptsMeasureEntry` refuses a text: letters, a second decimal, a zero in front, or 200 and more. */
export function measureRefusal(proposed: string): string {
  if (mayPartThousands(proposed)) return validationMessages.entryThousands
  if (/^\d*,\d{2,}$/.test(proposed)) return validationMessages.entryOneDecimal
  if (/^0\d/.test(proposed)) return validationMessages.entryLeadingZero
  return /^\d+(?:,\d?)?$/.test(proposed) ? validationMessages.entryBelow200 : validationMessages.entryDigits
}

/**
 * Rules for typing: each says whether the text that a key or a paste would leave in the field is accepted. Unfinished
 * entries ("", "1,") are; the caller keeps the old text when the answer is false.
 */

/** Digits and one decimal comma, at most 3 decimals (SPEC.md §5). */
export function acceptsDecimalEntry(proposed: string): boolean {
  return /^\d*(?:,\d{0,3})?$/.test(proposed)
}

/** Digits only, as in the number-type searchable select. */
export function acceptsDigitsEntry(proposed: string): boolean {
  return /^\d*$/.test(proposed)
}

/**
 * A child's weight or height: below 200, one decimal at most. "Blocks a first digit of 0 or above 1" holds for the hundreds
 * digit of a three-digit entry, or nobody could type 9 kg or 75 cm (DECISIONS 13).
 */
export function acceptsMeasureEntry(proposed: string): boolean {
  return /^(?:1\d{2}|\d{1,2})(?:,\d?)?$/.test(proposed) || proposed === ''
}

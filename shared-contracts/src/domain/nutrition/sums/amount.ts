/**
 * A sum over materials of which some may not have been measured.
 * `value` adds what is known; `missingCount` says how many addends are unknown, so that a partial sum can't pass for a whole.
 */
export interface Amount {
  readonly value: number
  readonly missingCount: number
}

export const ZERO: Amount = { value: 0, missingCount: 0 }

/** An amount of a material: `grams` of something that holds `per100g` (null: not known). Zero grams miss nothing. */
export function amountOf(grams: number, per100g: number | null): Amount {
  if (grams === 0) return ZERO
  if (per100g === null) return { value: 0, missingCount: 1 }
  return { value: (grams * per100g) / 100, missingCount: 0 }
}

export function addAmounts(left: Amount, right: Amount): Amount {
  return { value: left.value + right.value, missingCount: left.missingCount + right.missingCount }
}

/** The same materials in `factor` times the weight. */
export function scaleAmount(amount: Amount, factor: number): Amount {
  return { value: amount.value * factor, missingCount: factor === 0 ? 0 : amount.missingCount }
}

/** Decimals that the site shows and takes at most. */
export const MAX_DECIMALS = 3

/**
 * Rounds half away from zero on the decimal digits as they are printed: 1.0005 becomes 1.001, where `toFixed` sees the
 * binary fraction just below it. `decimals` 0–6. What is not finite stays as it is.
 */
export function roundDecimal(value: number, decimals: number): number {
  const size = Math.abs(value)
  // Printed with an exponent: too small to round up, or too large to have decimals.
  if (size < 1e-6) return 0
  if (!Number.isFinite(size) || size >= 1e15) return value
  const rounded = Number(`${Math.round(Number(`${size}e${decimals}`))}e-${decimals}`)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/**
 * A number as it stands in an input: decimal comma, no grouping, no needless zeros; `parseDecimal` reads it back. Not by
 * `Intl`, whose Vietnamese data differ between browsers and Node builds and would break hydration.
 */
export function formatDecimal(value: number, maxDecimals: number = MAX_DECIMALS): string {
  return String(roundDecimal(value, maxDecimals)).replace('.', ',')
}

/** A number as it is shown in texts and tables: dots between thousands, decimal comma. */
export function formatNumber(value: number, maxDecimals: number = MAX_DECIMALS): string {
  const [whole = '', fraction] = formatDecimal(value, maxDecimals).split(',')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

/** The number that an entry with decimal comma states; null for an empty or malformed one. "1," is 1, ",5" is 0.5. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim()
  return /^(\d+,?\d*|,\d+)$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null
}

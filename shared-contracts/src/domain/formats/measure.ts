import { formatDecimal } from './decimal'

/** What stands for a figure that isn't known, in tables on screen and on paper. */
const UNKNOWN = '–'

/** A measured figure with up to so many decimals: "9,25"; "–" where it wasn't measured. */
export function formatMeasure(value: number | null, decimals: number): string {
  return value === null ? UNKNOWN : formatDecimal(value, decimals)
}

/** A z-score: "+1,25", "−0,4", "0"; "–" where none could be calculated. */
export function formatZScore(zScore: number | null): string {
  if (zScore === null) return UNKNOWN
  const size = formatDecimal(Math.abs(zScore), 2)
  if (zScore === 0) return size
  return zScore > 0 ? `+${size}` : `−${size}`
}

import { formatDecimal } from 'shared-contracts/formats'

/** A z-score: "+1,25", "−0,4", "0". */
export function formatSigned(value: number): string {
  const size = formatDecimal(Math.abs(value), 2)
  if (value === 0) return size
  return value > 0 ? `+${size}` : `−${size}`
}

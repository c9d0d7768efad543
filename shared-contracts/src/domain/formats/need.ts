import { formatNumber } from './decimal'

/** The bounds of a nutrition need. The point target of the menu builder is not shown. */
export interface NeedBounds {
  readonly min: number | null
  readonly max: number | null
}

/** "min - max", one value when they are equal, "≥ min", "≤ max", or "...". */
export function formatNeed({ min, max }: NeedBounds): string {
  if (min !== null && max !== null) {
    const [from, to] = [formatNumber(min), formatNumber(max)]
    return from === to ? from : `${from} - ${to}`
  }
  if (min !== null) return `≥ ${formatNumber(min)}`
  return max !== null ? `≤ ${formatNumber(max)}` : '...'
}

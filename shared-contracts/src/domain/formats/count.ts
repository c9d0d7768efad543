import { formatNumber } from './decimal'

/** A count at a glance: "950", "1,2 nghìn", "3 triệu". Cut, not rounded: it never claims more than there is. */
export function formatCount(count: number): string {
  if (count >= 1_000_000) return `${formatNumber(cut(count / 1_000_000), 1)} triệu`
  if (count >= 1_000) return `${formatNumber(cut(count / 1_000), 1)} nghìn`
  return formatNumber(count, 0)
}

function cut(value: number): number {
  return Math.floor(value * 10) / 10
}

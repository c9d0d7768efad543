import type { PrintedSheet, TickGroup } from '../sheet'

export interface PrintedList {
  readonly title: string
  /** What it is for, for how many. */
  readonly subtitle?: string
  /** In the order of the market. */
  readonly groups: readonly TickGroup[]
  /** Under the list: an estimate of the price, what was left out. */
  readonly notes: readonly string[]
}

/** What to buy, with boxes to tick, in two columns. */
export function listSheet({ title, subtitle, groups, notes }: PrintedList): PrintedSheet {
  return {
    title,
    subtitle,
    blocks: [{ kind: 'ticks', groups: groups.filter(({ lines }) => lines.length > 0), notes }],
  }
}

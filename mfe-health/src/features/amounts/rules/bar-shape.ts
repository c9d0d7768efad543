import type { NeedBounds } from 'shared-contracts/formats'
import type { Recommendation } from 'shared-contracts/nutrition'

/** What a bar shows of a standard, in its unit. */
export interface BarAmounts {
  /** What a source recommends: a point, a range or a limit. */
  readonly recommended?: Recommendation | null | undefined
  /** What a source calls safe at most of all that is eaten. */
  readonly upper?: number | null | undefined
  /** The range that menus are built in. */
  readonly range?: NeedBounds | null | undefined
  /** What was eaten; null: not known. */
  readonly eaten?: number | null | undefined
}

/** Where things stand on a bar, in percent of its width. */
export interface BarShape {
  /** One end of it the other, for a point. From 0 for a limit. */
  readonly recommended: { readonly from: number; readonly to: number } | null
  readonly upper: number | null
  readonly range: { readonly from: number; readonly to: number } | null
  readonly eaten: number | null
}

/**
 * Every bar has the same places: nothing eaten at the left edge, the recommendation in the middle (a range to its right), the safe upper level or a limit
 * near the end, and beyond it what is too much. Between them amounts lie in proportion.
 */
const RECOMMENDED_AT = 50
const RANGE_TO = 70
const LIMIT_AT = 85
const END = 100

interface Anchor {
  readonly amount: number
  readonly at: number
}

/** Null where there is nothing to measure by. */
export function barShape({ recommended, upper, range, eaten }: BarAmounts): BarShape | null {
  // Where no source recommends an amount, the range of menus takes its place on the bar.
  const anchors = anchorsOf(recommended ?? (upper == null ? fromTo(range) : null), upper ?? null)
  const last = anchors.at(-1)
  if (last === undefined) return null
  const place = (amount: number) => placeOf(amount, anchors)
  return {
    recommended: recommended ? { from: place(recommended.from ?? 0), to: place(recommended.to ?? last.amount) } : null,
    upper: upper == null ? null : place(upper),
    range:
      range == null || (range.min === null && range.max === null)
        ? null
        : { from: place(range.min ?? 0), to: range.max === null ? END : place(range.max) },
    eaten: eaten == null ? null : place(eaten),
  }
}

function fromTo(range: NeedBounds | null | undefined): Recommendation | null {
  return range == null ? null : { from: range.min, to: range.max }
}

function anchorsOf(main: Recommendation | null, upper: number | null): readonly Anchor[] {
  const from = main?.from || null
  const to = main?.to ?? null
  const anchors: Anchor[] = []
  if (from !== null) anchors.push({ amount: from, at: RECOMMENDED_AT })
  if (to !== null && to !== from) anchors.push({ amount: to, at: from === null ? LIMIT_AT : RANGE_TO })
  if (upper !== null && upper > (anchors.at(-1)?.amount ?? 0)) anchors.push({ amount: upper, at: LIMIT_AT })
  return anchors
}

function placeOf(amount: number, anchors: readonly Anchor[]): number {
  if (amount <= 0) return 0
  let before: Anchor = { amount: 0, at: 0 }
  for (const anchor of anchors) {
    if (amount <= anchor.amount)
      return round(before.at + ((amount - before.amount) / (anchor.amount - before.amount)) * (anchor.at - before.at))
    before = anchor
  }
  // However much it is, it stays on the bar.
  return round(END - (END - before.at) * (before.amount / amount))
}

const round = (percent: number) => Math.round(percent * 10) / 10

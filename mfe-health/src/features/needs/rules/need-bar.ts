import type { NeedBounds } from 'shared-contracts/formats'
import { familyOfStandard, type Standard } from 'shared-contracts/menus'
import type { NeedGroup } from './need-groups'

export interface NeedBar {
  /** Both in percent of the width. */
  readonly from: number
  readonly to: number
  /** Beyond `to` it goes on: there is a least amount, but no greatest. */
  readonly open: boolean
}

/** The largest figure of each family of standards: its bars share a scale, so that a meal shows as a part of its day. */
export function needScales(groups: readonly NeedGroup[]): ReadonlyMap<number, number> {
  const scales = new Map<number, number>()
  for (const { standard, need } of groups.flatMap(({ rows }) => rows)) {
    const most = standard.unit === '%' ? 100 : (need.max ?? (need.min ?? 0) * 1.5)
    const family = familyOfStandard(standard.id)
    scales.set(family, Math.max(scales.get(family) ?? 0, most))
  }
  return scales
}

/** The band of a need on its scale; null without bounds. */
export function needBar(
  standard: Standard,
  { min, max }: NeedBounds,
  scales: ReadonlyMap<number, number>,
): NeedBar | null {
  const scale = scales.get(familyOfStandard(standard.id)) ?? 0
  if ((min === null && max === null) || scale === 0) return null
  const percent = (amount: number) => Math.round((amount / scale) * 1000) / 10
  return { from: percent(min ?? 0), to: max === null ? 100 : percent(max), open: max === null }
}

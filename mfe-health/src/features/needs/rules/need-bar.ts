import type { NeedBounds } from 'shared-contracts/formats'
import type { Standard } from 'shared-contracts/menus'
import type { NeedGroup } from './need-groups'

export interface NeedBar {
  /** Both in percent of the width. */
  readonly from: number
  readonly to: number
  /** Beyond `to` it goes on: there is a least amount, but no greatest. */
  readonly open: boolean
}

/** Standards of one thing, of the day and of its meals: "fat_g" of "fat_g_breakfast". */
function familyOf({ key }: Standard): string {
  return key.replace(/_(breakfast|lunch|dinner|snacks?[123]?)$/, '')
}

/** The largest figure of each family: its bars share a scale, so that a meal shows as a part of its day. */
export function needScales(groups: readonly NeedGroup[]): ReadonlyMap<string, number> {
  const scales = new Map<string, number>()
  for (const { standard, need } of groups.flatMap(({ rows }) => rows)) {
    const family = familyOf(standard)
    const most = standard.unit === '%' ? 100 : (need.max ?? (need.min ?? 0) * 1.5)
    scales.set(family, Math.max(scales.get(family) ?? 0, most))
  }
  return scales
}

/** The band of a need on its scale; null without bounds. */
export function needBar(
  standard: Standard,
  { min, max }: NeedBounds,
  scales: ReadonlyMap<string, number>,
): NeedBar | null {
  const scale = scales.get(familyOf(standard)) ?? 0
  if ((min === null && max === null) || scale === 0) return null
  const percent = (amount: number) => Math.round((amount / scale) * 1000) / 10
  return { from: percent(min ?? 0), to: max === null ? 100 : percent(max), open: max === null }
}

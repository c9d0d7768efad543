import { FIRST_HEIGHT_DAY } from 'shared-contracts/growth'
import type { GrowthChartKind, GrowthRange } from './growth-chart-model'

export interface RangePreset extends GrowthRange {
  readonly id: string
  readonly title: string
  /** Weight for height is another table than weight for length. */
  readonly standing: boolean
}

const agePresets: readonly RangePreset[] = [
  { id: '0-6', title: '0–6 tháng', from: 0, to: 183, standing: false },
  { id: '0-24', title: '0–24 tháng', from: 0, to: 730, standing: false },
  { id: '24-60', title: '24–60 tháng', from: FIRST_HEIGHT_DAY, to: 1826, standing: true },
  { id: '0-60', title: '0–60 tháng', from: 0, to: 1826, standing: false },
]
const lengthPresets: readonly RangePreset[] = [
  { id: 'lying', title: 'Dưới 24 tháng (đo nằm)', from: 450, to: 1100, standing: false },
  { id: 'standing', title: 'Từ 24 tháng (đo đứng)', from: 650, to: 1200, standing: true },
]

/** Stretches of the axis worth looking at, the widest last. */
export function rangePresets(kind: GrowthChartKind): readonly RangePreset[] {
  return kind === 'weight-for-length' ? lengthPresets : agePresets
}

/** The stretch that shows a child of this age best; the whole when the age is not known. */
export function presetForAge(kind: GrowthChartKind, ageInDays: number | null): RangePreset {
  const presets = rangePresets(kind)
  const standing = ageInDays !== null && ageInDays >= FIRST_HEIGHT_DAY
  const fitting =
    kind === 'weight-for-length'
      ? presets.find((preset) => preset.standing === standing)
      : ageInDays === null || standing
        ? presets.at(-1)
        : presets.find((preset) => ageInDays <= preset.to)
  const preset = fitting ?? presets[0]
  if (!preset) throw new Error(`No ranges for ${kind}`)
  return preset
}

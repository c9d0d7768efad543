import { formatChildAge, formatDecimal } from 'shared-contracts/formats'
import type { LmsTable } from 'shared-contracts/growth'
import {
  ageTicks,
  type GrowthChartKind,
  type GrowthChartVisit,
  growthChartModel,
  monthLabel,
  type RangePreset,
  rangePresets,
  roundTicks,
  visitPoints,
} from 'shared-ui/clinical-charts'
import { ExplorerLineChart, type ExplorerXAxis } from 'shared-ui/explorer'
import { explorerSeries } from '../../charts'

export interface GrowthExplorerProps {
  readonly kind: GrowthChartKind
  readonly table: LmsTable
  /** What the chart beside it shows; the first view. */
  readonly preset: RangePreset
  readonly visits: readonly GrowthChartVisit[]
}

const DAYS_A_MONTH = 30.4375

/** A growth chart with zoom and crosshair, over all ages (or lengths) of its table. */
export default function GrowthExplorer({ kind, table, preset, visits }: GrowthExplorerProps) {
  const byLength = kind === 'weight-for-length'
  const ranges = byLength ? [preset] : rangePresets(kind)
  const whole = { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) }
  const model = growthChartModel(kind, table, whole, visitPoints(kind, visits))
  return (
    <ExplorerLineChart
      // Another table or stretch begins with its own view.
      key={`${kind} ${preset.id}`}
      title={model.title}
      x={{ ...whole, title: model.x.title, ...(byLength ? lengths : ages) }}
      y={{ title: model.y.title, format: (value) => formatDecimal(value, kind === 'bmi' ? 1 : 2) }}
      {...explorerSeries(model)}
      ranges={ranges}
      initial={preset}
      fileName={`tang-truong-${kind}`}
    />
  )
}

type Units = Pick<ExplorerXAxis, 'narrowest' | 'format' | 'formatExact' | 'ticks'>

/** Days of age, told in months. */
const ages: Units = {
  narrowest: 61,
  format: monthLabel,
  formatExact: (days) => `${formatChildAge(Math.floor(days / DAYS_A_MONTH))} (${Math.round(days)} ngày)`,
  ticks: (from, to) => ageTicks({ from, to }),
}

/** Tenths of a centimetre. */
const lengths: Units = {
  narrowest: 50,
  format: (tenths) => formatDecimal(tenths / 10, 1),
  formatExact: (tenths) => `${formatDecimal(tenths / 10, 1)} cm`,
  ticks: (from, to) => roundTicks(from / 10, to / 10, 8).map((at) => at * 10),
}

import { formatDecimal, formatPregnancy } from 'shared-contracts/formats'
import { type ChartModel, roundTicks } from 'shared-ui/clinical-charts'
import { ExplorerLineChart } from 'shared-ui/explorer'
import { motherTexts } from '../../../texts/mother'
import { explorerSeries } from '../../charts'

export interface GainExplorerProps {
  readonly model: ChartModel
}

const LAST_WEEK = 42
const ranges = [
  { title: motherTexts.chart.trimesters[0], from: 0, to: 13 },
  { title: motherTexts.chart.trimesters[1], from: 13, to: 28 },
  { title: motherTexts.chart.trimesters[2], from: 28, to: LAST_WEEK },
  { title: motherTexts.chart.whole, from: 0, to: LAST_WEEK },
]

/** Weight gain by week of pregnancy with zoom and crosshair. */
export default function GainExplorer({ model }: GainExplorerProps) {
  return (
    <ExplorerLineChart
      title={model.title}
      x={{
        title: model.x.title,
        from: 0,
        to: LAST_WEEK,
        narrowest: 4,
        format: (weeks) => formatDecimal(weeks, 0),
        formatExact: (weeks) => formatPregnancy(Math.round(weeks * 7)),
        ticks: (from, to) => roundTicks(from, to, 7),
      }}
      y={{ title: model.y.title, format: (kilograms) => formatDecimal(kilograms, 1).replace('-', '−') }}
      {...explorerSeries(model)}
      ranges={ranges}
      fileName="tang-can"
    />
  )
}

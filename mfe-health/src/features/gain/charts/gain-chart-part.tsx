import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { GainChartProps } from './GainChart'

/** The chart, fetched after the page is alive. */
export const GainChartPart = clientOnly<GainChartProps>(
  () => import(/* webpackChunkName: "gain-chart" */ './GainChart'),
  <LoadingState shape="panel" count={1} label="Đang tải biểu đồ" />,
)

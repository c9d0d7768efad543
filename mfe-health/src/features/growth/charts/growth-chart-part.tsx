import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { GrowthChartProps } from './GrowthChart'

/** The chart with the figures of the standard, fetched after the page is alive. */
export const GrowthChartPart = clientOnly<GrowthChartProps>(
  () => import(/* webpackChunkName: "growth-chart" */ './GrowthChart'),
  <LoadingState shape="panel" count={1} label="Đang tải biểu đồ" />,
)

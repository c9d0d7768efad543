import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { useIsVisitorKnown } from '../book'
import type { GrowthChartProps } from './charts/GrowthChart'
import type { GrowthHistoryProps } from './components/GrowthHistory'
import type { GrowthResultProps } from './components/GrowthResult'
import type { CheckFormProps } from './forms/CheckForm'

/** The form with its MUI fields, fetched after the page is alive. */
export const CheckFormPart = clientOnly<CheckFormProps>(
  () => import(/* webpackChunkName: "growth-form" */ './forms/CheckForm'),
  <LoadingState shape="panel" count={1} label="Đang tải biểu mẫu" />,
  useIsVisitorKnown,
)

/** The result of a visit with its advice texts, fetched when there is one. */
export const GrowthResultPart = clientOnly<GrowthResultProps>(
  () => import(/* webpackChunkName: "growth-advice" */ './components/GrowthResult'),
  <LoadingState shape="panel" count={1} />,
)

/** The checks of a child with their verdicts, fetched when there are some. */
export const GrowthHistoryPart = clientOnly<GrowthHistoryProps>(
  () => import(/* webpackChunkName: "growth-advice" */ './components/GrowthHistory'),
  <LoadingState shape="panel" count={1} />,
)

/** The chart with the figures of the standard, fetched after the page is alive. */
export const GrowthChartPart = clientOnly<GrowthChartProps>(
  () => import(/* webpackChunkName: "growth-chart" */ './charts/GrowthChart'),
  <LoadingState shape="panel" count={1} label="Đang tải biểu đồ" />,
)

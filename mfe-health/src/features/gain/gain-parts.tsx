import { LoadingState, Section } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { motherTexts } from '../../texts/mother'
import { type HistoryProps, useIsVisitorKnown } from '../book'
import type { GainChartProps } from './charts/GainChart'
import type { GainResultProps } from './components/GainResult'
import type { MotherFormProps } from './forms/MotherForm'
import type { MotherCheck } from './requests/mother-history'

/** The form with its MUI fields, fetched after the page is alive. */
export const MotherFormPart = clientOnly<MotherFormProps>(
  () => import(/* webpackChunkName: "gain-form" */ './forms/MotherForm'),
  <LoadingState shape="panel" count={1} label="Đang tải biểu mẫu" />,
  useIsVisitorKnown,
)

/** The result of a weighing with its advice texts, fetched when there is one. */
export const GainResultPart = clientOnly<GainResultProps>(
  () => import(/* webpackChunkName: "gain-advice" */ './components/GainResult'),
  <LoadingState shape="panel" count={1} />,
)

/** The weighings with their verdicts, fetched when there are some. */
export const GainHistoryPart = clientOnly<HistoryProps<MotherCheck>>(
  () => import(/* webpackChunkName: "gain-advice" */ './components/GainHistory'),
  <LoadingState shape="panel" count={1} />,
)

const GainChartPart = clientOnly<GainChartProps>(
  () => import(/* webpackChunkName: "gain-chart" */ './charts/GainChart'),
  <LoadingState shape="panel" count={1} label="Đang tải biểu đồ" />,
)

/** Weight gain through the weeks of pregnancy against the band of her BMI; the chart is fetched after the page is alive. */
export function GainChartSection(props: GainChartProps) {
  return (
    <Section title={motherTexts.chart.title} intro={motherTexts.chart.intro}>
      <GainChartPart {...props} />
    </Section>
  )
}

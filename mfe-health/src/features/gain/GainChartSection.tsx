import { LoadingState, Section } from 'shared-ui'
import type { GainChartProps } from 'shared-ui/charts'
import { clientOnly } from 'shared-ui/remote'
import { texts } from '../../texts'

const GainChart = clientOnly<GainChartProps>(
  async () => ({ default: (await import('shared-ui/charts')).GainChart }),
  <LoadingState shape="panel" count={1} label="Đang tải biểu đồ" />,
)

/** Weight gain through the weeks of pregnancy, against the band of her BMI. */
export function GainChartSection(props: GainChartProps) {
  return (
    <Section title={texts.mother.chart.title} intro={texts.mother.chart.intro}>
      <GainChart {...props} />
    </Section>
  )
}

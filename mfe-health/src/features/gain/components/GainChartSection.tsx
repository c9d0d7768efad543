import { Section } from 'shared-frame'
import { texts } from '../../../texts'
import type { GainChartProps } from '../charts/GainChart'
import { GainChartPart } from '../charts/gain-chart-part'

/** Weight gain through the weeks of pregnancy, against the band of her BMI. */
export function GainChartSection(props: GainChartProps) {
  return (
    <Section title={texts.mother.chart.title} intro={texts.mother.chart.intro}>
      <GainChartPart {...props} />
    </Section>
  )
}

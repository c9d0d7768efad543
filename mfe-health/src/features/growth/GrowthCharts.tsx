import { useState } from 'react'
import type { Sex } from 'shared-contracts/growth'
import { LoadingState, Section } from 'shared-ui'
import type { GrowthChartKind, GrowthChartProps } from 'shared-ui/charts'
import { clientOnly } from 'shared-ui/remote'
import { texts } from '../../texts'
import { Choices } from './Choices'
import { chartVisits } from './chart-visits'
import type { ChildCheck } from './growth-queries'

const GrowthChart = clientOnly<GrowthChartProps>(
  async () => ({ default: (await import('shared-ui/charts')).GrowthChart }),
  <LoadingState shape="panel" count={1} label="Đang tải biểu đồ" />,
)

const kinds: readonly { readonly value: GrowthChartKind; readonly title: string }[] = [
  { value: 'length', title: texts.baby.charts.length },
  { value: 'weight', title: texts.baby.charts.weight },
  { value: 'weight-for-length', title: texts.baby.charts.weightForLength },
  { value: 'bmi', title: 'BMI' },
  { value: 'head', title: texts.baby.charts.head },
]

/** The charts of the health book, one at a time. */
export function GrowthCharts({ sex, checks }: { sex: Sex; checks: readonly ChildCheck[] }) {
  const [kind, setKind] = useState<GrowthChartKind>('length')
  return (
    <Section title={texts.baby.charts.title} intro={texts.baby.charts.intro}>
      <Choices label={texts.baby.charts.choose} choices={kinds} value={kind} onChange={setKind} />
      <GrowthChart key={kind} kind={kind} sex={sex} visits={chartVisits(checks)} />
    </Section>
  )
}

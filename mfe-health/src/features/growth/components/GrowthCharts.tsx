import { useState } from 'react'
import type { Sex } from 'shared-contracts/growth'
import { Section } from 'shared-frame'
import type { GrowthChartKind, GrowthChartVisit } from 'shared-ui/clinical-charts'
import { texts } from '../../../texts'
import { Choices } from '../../book'
import { GrowthChartPart } from '../growth-parts'

const kinds: readonly { readonly value: GrowthChartKind; readonly title: string }[] = [
  { value: 'length', title: texts.baby.charts.length },
  { value: 'weight', title: texts.baby.charts.weight },
  { value: 'weight-for-length', title: texts.baby.charts.weightForLength },
  { value: 'bmi', title: 'BMI' },
  { value: 'head', title: texts.baby.charts.head },
]

/** The charts of the health book, one at a time. */
export function GrowthCharts({ sex, visits }: { sex: Sex; visits: readonly GrowthChartVisit[] }) {
  const [kind, setKind] = useState<GrowthChartKind>('length')
  return (
    <Section title={texts.baby.charts.title} intro={texts.baby.charts.intro}>
      <Choices label={texts.baby.charts.choose} choices={kinds} value={kind} onChange={setKind} />
      <GrowthChartPart key={kind} kind={kind} sex={sex} visits={visits} />
    </Section>
  )
}

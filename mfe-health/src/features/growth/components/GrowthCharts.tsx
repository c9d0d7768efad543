import { useState } from 'react'
import type { Sex } from 'shared-contracts/growth'
import { Section } from 'shared-frame'
import type { GrowthChartKind, GrowthChartVisit } from 'shared-ui/clinical-charts'
import { babyTexts } from '../../../texts/baby'
import { Choices } from '../../book'
import { GrowthChartPart } from '../growth-parts'

const kinds: readonly { readonly value: GrowthChartKind; readonly title: string }[] = [
  { value: 'length', title: babyTexts.charts.length },
  { value: 'weight', title: babyTexts.charts.weight },
  { value: 'weight-for-length', title: babyTexts.charts.weightForLength },
  { value: 'bmi', title: 'BMI' },
  { value: 'head', title: babyTexts.charts.head },
]

/** The charts of the health book, one at a time. */
export function GrowthCharts({ sex, visits }: { sex: Sex; visits: readonly GrowthChartVisit[] }) {
  const [kind, setKind] = useState<GrowthChartKind>('length')
  return (
    <Section title={babyTexts.charts.title} intro={babyTexts.charts.intro}>
      <Choices label={babyTexts.charts.choose} choices={kinds} value={kind} onChange={setKind} />
      <GrowthChartPart key={kind} kind={kind} sex={sex} visits={visits} />
    </Section>
  )
}

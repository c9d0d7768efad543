import { formatDecimal } from 'shared-contracts/formats'
import { ExplorerBarChart, ExplorerLineChart } from 'shared-ui/explorer'
import type { GrowthIndex } from '../../assessment/assess-row'
import { DISTRIBUTION, densityOf } from '../../assessment/distribution'
import type { Cut, PrevalenceLine } from '../../assessment/prevalence'
import { batchTexts } from '../../batch-texts'
import { pageTexts } from '../../page-texts'
import { cutsOf, groupTitle } from '../../report/prevalence-rows'

const words = pageTexts.charts

const colors: Readonly<Record<Cut, string>> = {
  'below-3': 'var(--color-danger)',
  'below-2': 'var(--color-warning)',
  'below-1': 'var(--color-action)',
  'above+1': 'var(--color-info)',
  'above+2': 'var(--color-accent)',
  'above+3': 'var(--color-accent-text)',
}

interface Props {
  readonly index: GrowthIndex
  /** Of one sex: the whole and each age group. */
  readonly lines: readonly PrevalenceLine[]
  readonly counts: readonly number[]
}

const percent = (value: number) => `${formatDecimal(value, 1)} %`
const zScore = (value: number) => formatDecimal(value, 2).replace('-', '−')

/** Prevalence by age, and the z-scores of the file over those of the standard's children; the tables say the same. */
export default function BatchCharts({ index, lines, counts }: Props) {
  const title = batchTexts.indices[index].title
  const ages = lines.filter(({ group }) => group !== 'all')
  const density = densityOf(counts)
  return (
    <>
      <h3>{words.byAge(title)}</h3>
      <ExplorerBarChart
        title={words.byAge(title)}
        categories={ages.map(({ group }) => groupTitle(group))}
        categoriesTitle={words.age}
        valuesTitle={words.percent}
        format={percent}
        bars={cutsOf(index).map((cut) => ({
          id: cut,
          label: pageTexts.prevalence.cuts[cut],
          values: ages.map(({ indices }) => (indices[index].count === 0 ? null : indices[index].shares[cut].value)),
          color: colors[cut],
        }))}
        fileName="ty-le-theo-tuoi"
      />
      <h3>{words.distribution(title)}</h3>
      <ExplorerLineChart
        key={index}
        title={words.distribution(title)}
        x={{ title: words.z, format: zScore, from: DISTRIBUTION.from, to: DISTRIBUTION.to, narrowest: 2 }}
        y={{ title: words.children, format: percent }}
        lines={[
          {
            id: 'file',
            label: words.ours,
            dash: 'solid',
            pieces: [density.map(({ z, percent: share }) => [z, share] as const)],
          },
          {
            id: 'standard',
            label: words.standard,
            dash: 'long',
            pieces: [density.map(({ z, standard }) => [z, standard] as const)],
          },
        ]}
        fileName="phan-bo-z-score"
      />
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { Button, classNames, LoadingState, Section } from 'shared-ui'
import { ScrollingTable } from 'shared-ui/desk'
import { TermList } from 'shared-ui/glossary'
import { type GrowthIndex, growthIndices } from '../../assessment/assess-row'
import type { PrevalenceLine, SexChoice } from '../../assessment/prevalence'
import { batchTexts } from '../../batch-texts'
import { pageTexts } from '../../page-texts'
import { columnsOf, figuresOf, groupTitle } from '../../report/prevalence-rows'
import type { BatchSummary } from '../../worker/messages'
import styles from '../Batch.module.css'
import { OneOf } from '../ReadingFields'

const Charts = lazy(() => import(/* webpackChunkName: "batch-charts" */ './batch-charts-part'))

const words = pageTexts.prevalence
const sexes: readonly SexChoice[] = ['all', 'boys', 'girls']

/** The tables that WHO asks for, an index and a sex at a time, and their charts. */
export function PrevalenceSection({ summary: { prevalence, distributions } }: { summary: BatchSummary }) {
  const [index, setIndex] = useState<GrowthIndex>('lengthForAge')
  const [sex, setSex] = useState<SexChoice>('all')
  const [charts, setCharts] = useState(false)
  const lines = prevalence.ages.filter((line) => line.sex === sex)
  return (
    <Section title={words.title} intro={words.intro}>
      <div className={styles.tool}>
        <div className={styles.fields}>
          <OneOf
            label={words.index}
            value={index}
            options={growthIndices}
            title={(each) => batchTexts.indices[each].title}
            onChoose={setIndex}
          />
          <OneOf label={words.sex} value={sex} options={sexes} title={(each) => words.sexes[each]} onChoose={setSex} />
        </div>
        <TermList terms={['sd', 'confidence', 'zScore']} />
        <LinesTable index={index} lines={lines} label={words.tableOf(batchTexts.indices[index].title)} />
        {prevalence.groups.length > 0 && (
          <>
            <h3>{words.groupsTitle}</h3>
            <LinesTable index={index} lines={prevalence.groups} label={words.groupsTitle} />
            {prevalence.groupsLeftOut > 0 && <p>{words.groupsLeftOut(prevalence.groupsLeftOut)}</p>}
          </>
        )}
        {charts ? (
          <Suspense fallback={<LoadingState count={2} label={pageTexts.charts.show} />}>
            <Charts index={index} lines={lines} counts={distributions[index]} />
          </Suspense>
        ) : (
          <p>
            <Button tone="soft" size="small" onClick={() => setCharts(true)}>
              {pageTexts.charts.show}
            </Button>
          </p>
        )}
      </div>
    </Section>
  )
}

function LinesTable({ index, lines, label }: { index: GrowthIndex; lines: readonly PrevalenceLine[]; label: string }) {
  const columns = columnsOf(index)
  return (
    <ScrollingTable
      label={label}
      className={classNames(styles.table, styles.figures)}
      headings={[words.group, ...columns]}
    >
      {lines.map(({ group, indices }) => (
        <tr key={group} data-total={group === 'all' || undefined}>
          <th scope="row">{groupTitle(group)}</th>
          {figuresOf(index, indices[index]).map((figure, place) => (
            <td key={columns[place]}>{figure}</td>
          ))}
        </tr>
      ))}
    </ScrollingTable>
  )
}

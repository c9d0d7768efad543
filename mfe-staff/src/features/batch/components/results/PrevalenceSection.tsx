import { lazy, Suspense, useState } from 'react'
import { Button, classNames, LoadingState, Section } from 'shared-frame'
import { ScrollingTable } from 'shared-ui/desk'
import { TermList } from 'shared-ui/glossary'
import { type GrowthIndex, growthIndices } from '../../assessment/assess-row'
import type { PrevalenceLine, SexChoice } from '../../assessment/prevalence'
import { batchTexts } from '../../batch-texts'
import { pageTexts } from '../../page-texts'
import {
  columnsOf,
  designNotes,
  figuresOf,
  groupTitle,
  togetherColumns,
  togetherFigures,
} from '../../report/prevalence-rows'
import type { BatchSummary } from '../../worker/messages'
import styles from '../Batch.module.css'
import { OneOf } from '../OneOf'

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
        <p>{designNotes(prevalence).join(' ')}</p>
        <LinesTable
          columns={columnsOf(index)}
          figures={({ indices }) => figuresOf(index, indices[index])}
          lines={lines}
          label={words.tableOf(batchTexts.indices[index].title)}
        />
        <h3>{words.togetherTitle}</h3>
        <LinesTable
          columns={togetherColumns}
          figures={({ together }) => togetherFigures(together)}
          lines={lines}
          label={words.togetherTitle}
        />
        {prevalence.groups.length > 0 && (
          <>
            <h3>{words.groupsTitle}</h3>
            <LinesTable
              columns={columnsOf(index)}
              figures={({ indices }) => figuresOf(index, indices[index])}
              lines={prevalence.groups}
              label={words.groupsTitle}
            />
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

interface LinesTableProps {
  readonly columns: readonly string[]
  readonly figures: (line: PrevalenceLine) => readonly string[]
  readonly lines: readonly PrevalenceLine[]
  readonly label: string
}

function LinesTable({ columns, figures, lines, label }: LinesTableProps) {
  return (
    <ScrollingTable
      label={label}
      className={classNames(styles.table, styles.figures)}
      headings={[words.group, ...columns]}
    >
      {lines.map((line) => (
        <tr key={line.group} data-total={line.group === 'all' || undefined}>
          <th scope="row">{groupTitle(line.group)}</th>
          {figures(line).map((figure, place) => (
            <td key={columns[place]}>{figure}</td>
          ))}
        </tr>
      ))}
    </ScrollingTable>
  )
}

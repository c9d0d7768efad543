import { useState } from 'react'
import { Button, Disclosure, Notice, Section } from 'shared-frame'
import { Choice, ScrollingTable } from 'shared-ui/desk'
import type { Doubt } from '../assessment/doubt'
import { batchTexts } from '../batch-texts'
import { type BatchField, batchFields } from '../mapping/batch-fields'
import { type BatchSetup, withColumn } from '../mapping/batch-setup'
import { isQuestion, setupProblems } from '../mapping/setup-problems'
import { columnName, pageTexts } from '../page-texts'
import type { ReadingChoice } from '../reading/open-file'
import type { BatchFailure, FileHead } from '../worker/messages'
import styles from './Batch.module.css'
import { DoubtNotice } from './DoubtNotice'
import { Questions } from './Questions'
import { ReadingFields } from './ReadingFields'

const words = pageTexts.columns
/** Of the file, below the choice of columns. */
const PREVIEW_ROWS = 5

interface Props {
  readonly name: string
  readonly head: FileHead
  readonly setup: BatchSetup
  readonly cancelled: boolean
  readonly failure: BatchFailure | null
  readonly doubt: Doubt | null
  readonly onChange: (setup: BatchSetup) => void
  readonly onRead: (choice: ReadingChoice) => void
  readonly onRun: (setup: BatchSetup) => void
  readonly onRestart: () => void
}

/** Which column holds what, guessed and to be put right, beside the first rows of the file. */
export function ColumnMapping(props: Props) {
  const { name, head, setup, cancelled, failure, doubt, onChange, onRead, onRun, onRestart } = props
  /** How often the assessment was asked for: what is open then is told at its place. */
  const [presses, setPresses] = useState(0)
  const problems = setupProblems(setup, head)

  function choose(field: BatchField, text: string): void {
    onChange(withColumn(setup, head, field, text === '' ? undefined : Number(text)))
  }

  return (
    <Section title={words.title} intro={words.intro(name, head.headings.length)}>
      <div className={styles.tool}>
        {setup.format !== null && <Notice kind="info">{words.formats[setup.format]}</Notice>}
        {head.headingLine === 0 && <Notice kind="info">{words.noHeadings}</Notice>}
        <div className={styles.fields}>
          {batchFields.map((field) => (
            <Choice
              key={field}
              label={batchTexts.fields[field]}
              value={String(setup.mapping[field] ?? '')}
              onChoose={(text) => choose(field, text)}
            >
              <option value="">{words.none}</option>
              {head.headings.map((heading, place) => (
                <option key={columnName(place)} value={place}>
                  {words.column(place, heading || sampleOf(head, place))}
                </option>
              ))}
            </Choice>
          ))}
        </div>
        <Questions file={head} setup={setup} presses={presses} onChange={onChange} />
        <Disclosure summary={words.settings}>
          <ReadingFields head={head} setup={setup} onRead={onRead} onChange={onChange} />
        </Disclosure>
        <FirstRows head={head} setup={setup} />
        <div role="alert">
          {presses > 0 &&
            problems
              .filter((problem) => !isQuestion(problem))
              .map((problem) => (
                <Notice key={problem} kind="error">
                  {words.problems[problem]}
                </Notice>
              ))}
          {failure !== null && <Notice kind="error">{pageTexts.failures[failure]}</Notice>}
          {doubt !== null && <DoubtNotice doubt={doubt} setup={setup} onRun={onRun} />}
        </div>
        <div role="status">{cancelled && <Notice kind="info">{pageTexts.running.cancelled}</Notice>}</div>
        <div className={styles.row}>
          <Button
            onClick={() => {
              setPresses(presses + 1)
              if (problems.length === 0) onRun(setup)
            }}
          >
            {words.run}
          </Button>
          <Button tone="quiet" onClick={onRestart}>
            {words.other}
          </Button>
        </div>
      </div>
    </Section>
  )
}

/** What stands in a column without a heading. */
function sampleOf({ firstRows }: FileHead, column: number): string {
  const text = firstRows.map(({ cells }) => String(cells[column] ?? '').trim()).find((cell) => cell !== '') ?? ''
  return text === '' ? '' : `“${text.slice(0, 20)}”`
}

function FirstRows({ head, setup }: Pick<Props, 'head' | 'setup'>) {
  const fieldOf = (place: number) => batchFields.find((field) => setup.mapping[field] === place)
  const headings = head.headings.map((heading, place) => {
    const field = fieldOf(place)
    return `${words.column(place, heading)}${field ? ` ${words.used(batchTexts.fields[field])}` : ''}`
  })
  return (
    <ScrollingTable label={words.preview} className={styles.table} headings={[words.line, ...headings]}>
      {head.firstRows.slice(0, PREVIEW_ROWS).map(({ line, cells }) => (
        <tr key={line}>
          <td data-kind="number">{line}</td>
          {head.headings.map((_, place) => (
            <td key={columnName(place)}>{String(cells[place] ?? '')}</td>
          ))}
        </tr>
      ))}
    </ScrollingTable>
  )
}

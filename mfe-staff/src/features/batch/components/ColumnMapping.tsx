import { useState } from 'react'
import { Button, Disclosure, Notice, Section } from 'shared-ui'
import { Choice, ScrollingTable } from 'shared-ui/desk'
import { batchTexts } from '../batch-texts'
import { type BatchField, batchFields } from '../mapping/batch-fields'
import { type BatchSetup, setupProblems } from '../mapping/batch-setup'
import { columnName, pageTexts } from '../page-texts'
import type { ReadingChoice } from '../reading/open-file'
import type { BatchFailure, FileHead } from '../worker/messages'
import styles from './Batch.module.css'
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
  readonly onChange: (setup: BatchSetup) => void
  readonly onRead: (choice: ReadingChoice) => void
  readonly onRun: () => void
  readonly onRestart: () => void
}

/** Which column holds what, guessed and to be put right, beside the first rows of the file. */
export function ColumnMapping({ name, head, setup, cancelled, failure, onChange, onRead, onRun, onRestart }: Props) {
  const [asked, setAsked] = useState(false)
  const problems = setupProblems(setup)

  function choose(field: BatchField, text: string): void {
    const { [field]: _, ...others } = setup.mapping
    onChange({ ...setup, mapping: text === '' ? others : { ...others, [field]: Number(text) } })
  }

  return (
    <Section title={words.title} intro={words.intro(name, head.headings.length)}>
      <div className={styles.tool}>
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
                  {words.column(place, heading)}
                </option>
              ))}
            </Choice>
          ))}
        </div>
        <Disclosure summary={words.settings}>
          <ReadingFields reading={head.reading} setup={setup} onRead={onRead} onChange={onChange} />
        </Disclosure>
        <FirstRows head={head} setup={setup} />
        <div role="alert">
          {asked &&
            problems.map((problem) => (
              <Notice key={problem} kind="error">
                {words.problems[problem]}
              </Notice>
            ))}
          {failure !== null && <Notice kind="error">{pageTexts.failures[failure]}</Notice>}
        </div>
        <div role="status">{cancelled && <Notice kind="info">{pageTexts.running.cancelled}</Notice>}</div>
        <div className={styles.row}>
          <Button
            onClick={() => {
              setAsked(true)
              if (problems.length === 0) onRun()
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

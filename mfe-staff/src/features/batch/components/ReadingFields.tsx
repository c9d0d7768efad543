import { useId, useState } from 'react'
import { formatDay, parseDay } from 'shared-contracts/formats'
import { DayInput } from 'shared-frame/day-input'
import { batchTexts } from '../batch-texts'
import type { BatchSetup } from '../mapping/batch-setup'
import { dayFields } from '../mapping/guess-reading'
import { pageTexts } from '../page-texts'
import { ageUnits } from '../parsing/cell-age'
import { type DecimalMark, lengthUnits, weightUnits } from '../parsing/cell-number'
import { delimiters } from '../reading/csv-rows'
import { choiceOf, type ReadingChoice } from '../reading/open-file'
import { encodings } from '../reading/text-encoding'
import type { FileHead } from '../worker/messages'
import styles from './Batch.module.css'
import { dayOrders, OneOf } from './OneOf'

const words = pageTexts.columns
/** Rows of which one may be that of the headings. */
const HEADING_LINES = 20

interface Props {
  readonly head: FileHead
  readonly setup: BatchSetup
  readonly onRead: (choice: ReadingChoice) => void
  readonly onChange: (setup: BatchSetup) => void
}

const decimalMarks: readonly DecimalMark[] = ['comma', 'point']

/** How the file and its cells are read, for those whose file was guessed wrong. */
export function ReadingFields({ head, setup, onRead, onChange }: Props) {
  const id = useId()
  const [visitDay, setVisitDay] = useState(setup.visitDay === null ? '' : formatDay(setup.visitDay))
  const { reading, headingLine, topRows } = head
  const lines = topRows.slice(0, HEADING_LINES)
  const lineOptions = [...new Set([0, ...lines.map(({ line }) => line), headingLine])]
  return (
    <div className={styles.fields}>
      <OneOf
        label={words.headingLine}
        value={headingLine}
        options={lineOptions}
        title={(line) =>
          line === 0
            ? words.noHeadingLine
            : words.headingLineOf(line, cellsText(topRows.find((row) => row.line === line)))
        }
        onChoose={(line) => onRead(choiceOf(reading, line))}
      />
      {reading.kind === 'workbook' ? (
        <OneOf
          label={words.sheet}
          value={reading.sheet}
          options={reading.sheets.map((_, place) => place)}
          title={(place) => reading.sheets[place] ?? ''}
          onChoose={(sheet) => onRead({ sheet })}
        />
      ) : (
        <>
          <OneOf
            label={words.encoding}
            value={reading.encoding}
            options={encodings}
            title={(encoding) => words.encodings[encoding]}
            onChoose={(encoding) => onRead({ encoding, delimiter: reading.delimiter })}
          />
          <OneOf
            label={words.delimiter}
            value={reading.delimiter}
            options={delimiters}
            title={(delimiter) => words.delimiters[delimiter]}
            onChoose={(delimiter) => onRead({ encoding: reading.encoding, delimiter })}
          />
        </>
      )}
      {dayFields
        .filter((field) => setup.mapping[field] !== undefined && setup.dayOrders[field] !== null)
        .map((field) => (
          <div key={field}>
            <OneOf
              label={words.dayOrderOf(batchTexts.fields[field])}
              value={setup.dayOrders[field]}
              options={dayOrders}
              title={(order) => words.dayOrders[order]}
              onChoose={(order) => onChange({ ...setup, dayOrders: { ...setup.dayOrders, [field]: order } })}
            />
            <span className={styles.small}>{words.dayHint}</span>
          </div>
        ))}
      <OneOf
        label={words.decimalMark}
        value={setup.decimalMark}
        options={decimalMarks}
        title={(mark) => words.decimalMarks[mark]}
        onChoose={(decimalMark) => onChange({ ...setup, decimalMark })}
      />
      {setup.mapping.age !== undefined && setup.ageUnit !== null && (
        <OneOf
          label={words.ageUnit}
          value={setup.ageUnit}
          options={ageUnits}
          title={(unit) => words.ageUnits[unit]}
          onChoose={(ageUnit) => onChange({ ...setup, ageUnit })}
        />
      )}
      <OneOf
        label={words.weightUnit}
        value={setup.weightUnit}
        options={weightUnits}
        title={(unit) => words.weightUnits[unit]}
        onChoose={(weightUnit) => onChange({ ...setup, weightUnit })}
      />
      <OneOf
        label={words.lengthUnit}
        value={setup.lengthUnit}
        options={lengthUnits}
        title={(unit) => words.lengthUnits[unit]}
        onChoose={(lengthUnit) => onChange({ ...setup, lengthUnit })}
      />
      <div className={styles.day}>
        <label htmlFor={id}>{words.visitDay}</label>
        <DayInput
          id={id}
          value={visitDay}
          onChange={(text) => {
            setVisitDay(text)
            onChange({ ...setup, visitDay: parseDay(text) })
          }}
        />
      </div>
    </div>
  )
}

function cellsText(row: FileHead['topRows'][number] | undefined): string {
  const text = (row?.cells ?? [])
    .map((cell) => String(cell).trim())
    .filter((cell) => cell !== '')
    .join(', ')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

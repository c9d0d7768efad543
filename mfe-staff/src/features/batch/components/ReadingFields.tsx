import { useId, useState } from 'react'
import { formatDay, parseDay } from 'shared-contracts/formats'
import { DayInput } from 'shared-ui/day-input'
import { Choice } from 'shared-ui/desk'
import type { AgeUnit, BatchSetup } from '../mapping/batch-setup'
import { pageTexts } from '../page-texts'
import type { DayOrder } from '../parsing/cell-day'
import type { DecimalMark } from '../parsing/cell-number'
import { sexCodes } from '../parsing/cell-words'
import { delimiters } from '../reading/csv-rows'
import type { Reading, ReadingChoice } from '../reading/open-file'
import { encodings } from '../reading/text-encoding'
import styles from './Batch.module.css'

const words = pageTexts.columns

interface Props {
  readonly reading: Reading
  readonly setup: BatchSetup
  readonly onRead: (choice: ReadingChoice) => void
  readonly onChange: (setup: BatchSetup) => void
}

const dayOrders: readonly DayOrder[] = ['day-first', 'month-first']
const decimalMarks: readonly DecimalMark[] = ['comma', 'point']
const ageUnits: readonly AgeUnit[] = ['months', 'days']

/** How the file and its cells are read, for those whose file was guessed wrong. */
export function ReadingFields({ reading, setup, onRead, onChange }: Props) {
  const id = useId()
  const [visitDay, setVisitDay] = useState(setup.visitDay === null ? '' : formatDay(setup.visitDay))
  return (
    <div className={styles.fields}>
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
      <div>
        <OneOf
          label={words.dayOrder}
          value={setup.dayOrder}
          options={dayOrders}
          title={(order) => words.dayOrders[order]}
          onChoose={(dayOrder) => onChange({ ...setup, dayOrder })}
        />
        <span className={styles.small}>{words.dayHint}</span>
      </div>
      <OneOf
        label={words.decimalMark}
        value={setup.decimalMark}
        options={decimalMarks}
        title={(mark) => words.decimalMarks[mark]}
        onChoose={(decimalMark) => onChange({ ...setup, decimalMark })}
      />
      <OneOf
        label={words.sexCodes}
        value={setup.sexCodes}
        options={sexCodes}
        title={(codes) => words.sexCodeNames[codes]}
        onChoose={(codes) => onChange({ ...setup, sexCodes: codes })}
      />
      {setup.mapping.age !== undefined && (
        <OneOf
          label={words.ageUnit}
          value={setup.ageUnit}
          options={ageUnits}
          title={(unit) => words.ageUnits[unit]}
          onChoose={(ageUnit) => onChange({ ...setup, ageUnit })}
        />
      )}
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

interface OneOfProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly title: (option: T) => string
  readonly onChoose: (option: T) => void
}

/** A choice whose options keep their type. */
export function OneOf<T extends string | number>({ label, value, options, title, onChoose }: OneOfProps<T>) {
  return (
    <Choice
      label={label}
      value={String(value)}
      onChoose={(text) => {
        const chosen = options.find((option) => String(option) === text)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {options.map((option) => (
        <option key={option} value={String(option)}>
          {title(option)}
        </option>
      ))}
    </Choice>
  )
}

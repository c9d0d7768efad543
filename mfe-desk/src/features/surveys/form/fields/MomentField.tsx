import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { DateField, TextField } from 'shared-frame/forms'
import { dayAndTime, instantOf, parseTime } from '../../rules/moments'
import { surveyTexts } from '../../survey-texts'
import styles from '../SurveyForm.module.css'
import { placeId, useFormState } from './form-context'
import { Doubt, useEntryProblem, useErrorAt } from './placed-fields'

const words = surveyTexts.form

interface Props {
  readonly place: string
  readonly label: string
  /** Instant; null: none. */
  readonly value: string | null
  /** Taken when a day is given without a time. */
  readonly usualTime: string
  readonly onChange: (value: string | null) => void
}

/** Day and time by the clock in Viet Nam. */
export function MomentField({ place, label, value, usualTime, onChange }: Props) {
  const { findings } = useFormState()
  const [entry, setEntry] = useState(() => dayAndTime(value))
  const tellDay = useEntryProblem(place)
  const tellTime = useEntryProblem(`${place}-time`)
  const error = useErrorAt(place)
  const timeError = entry.day !== null && parseTime(entry.time) === null ? words.timeWrong : null

  function enter(day: CalendarDay | null, time: string): void {
    setEntry({ day, time })
    const parsed = parseTime(time)
    tellTime(day !== null && parsed === null ? words.timeWrong : null)
    if (day === null) onChange(null)
    else if (parsed !== null) onChange(instantOf(day, parsed))
  }

  return (
    <div>
      <div className={styles.moment}>
        <DateField
          id={placeId(place)}
          label={label}
          value={entry.day}
          error={error}
          onProblem={tellDay}
          onBlur={() => findings.touch(place)}
          onChange={(day) => enter(day, day !== null && entry.time === '' ? usualTime : entry.time)}
        />
        <TextField
          id={placeId(`${place}-time`)}
          label={words.time(label)}
          hint={words.timeHint}
          value={entry.time}
          disabled={entry.day === null}
          error={timeError}
          maxLength={8}
          onChange={(time) => enter(entry.day, time)}
          onBlur={() => {
            const parsed = parseTime(entry.time)
            if (parsed !== null) setEntry({ ...entry, time: parsed })
          }}
        />
      </div>
      <Doubt place={place} />
    </div>
  )
}

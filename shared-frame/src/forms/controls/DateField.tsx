import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { formatDay, parseDay } from 'shared-contracts/formats'
import { validationMessages } from 'shared-contracts/validation'
import { Icon } from '../../core/page/Icon'
import { useDayEntry } from '../../day-input/use-day-entry'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

export interface DateFieldProps extends FieldProps {
  readonly value: CalendarDay | null
  /** Null while the text is empty or no day yet. */
  readonly onChange: (value: CalendarDay | null) => void
  readonly onBlur?: () => void
  /** Told what is wrong while the text is no day, null when it is one or empty. */
  readonly onProblem?: (message: string | null) => void
  /** Limits of the picker; typed days are judged by the form's own rules. */
  readonly min?: CalendarDay
  readonly max?: CalendarDay
  readonly autoComplete?: 'bday'
}

/** The device's calendar speaks the language of the browser: in another one it would stand in English among Vietnamese. */
const hasCalendar = (): boolean => /^vi\b/i.test(navigator.language)

/** A day, typed as dd/MM/yyyy or, in a Vietnamese browser, picked with the device's own calendar. */
export function DateField({
  value,
  onChange,
  onBlur,
  onProblem,
  min,
  max,
  autoComplete,
  error,
  hint,
  ...field
}: DateFieldProps) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const text = parseDay(typed) === value ? typed : value === null ? typed : formatDay(value)
  const {
    events: { onCompositionEnd, ...events },
    problem: read,
  } = useDayEntry(
    text,
    (next) => {
      setTyped(next)
      onChange(parseDay(next))
    },
    max,
  )
  const problem = text !== '' && value === null ? (read ?? validationMessages.dayInvalid) : null
  const message = error ?? (left || read !== null ? problem : null)

  // A day that may be left out is null as well: without this a form would take a wrong text for none.
  useEffect(() => {
    onProblem?.(problem)
    return () => onProblem?.(null)
  }, [onProblem, problem])

  return (
    <Field {...field} hint={hint ?? 'Ngày/tháng/năm, ví dụ 05/09/2024'} error={message}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          name={field.name}
          value={text}
          disabled={field.disabled}
          error={aria['aria-invalid']}
          autoComplete={autoComplete ?? 'off'}
          placeholder="dd/mm/yyyy"
          {...events}
          onBlur={(event) => {
            setLeft(true)
            if (value !== null) setTyped(formatDay(value))
            events.onBlur(event)
            onBlur?.()
          }}
          slotProps={{ input: { ...aria, inputMode: 'numeric', onCompositionEnd } }}
          endAdornment={
            hasCalendar() && (
              <>
                <button
                  type="button"
                  className={styles.end}
                  disabled={field.disabled}
                  aria-label={`Chọn ngày trên lịch: ${field.label}`}
                  onClick={() => picker.current?.showPicker?.()}
                >
                  <Icon name="calendar" />
                </button>
                <input
                  ref={picker}
                  className={styles.picker}
                  type="date"
                  tabIndex={-1}
                  aria-hidden="true"
                  min={min}
                  max={max}
                  value={value ?? ''}
                  onChange={({ target }) => {
                    const picked = parseCalendarDay(target.value)
                    setTyped(picked === null ? '' : formatDay(picked))
                    onChange(picked)
                  }}
                />
              </>
            )
          }
        />
      )}
    </Field>
  )
}

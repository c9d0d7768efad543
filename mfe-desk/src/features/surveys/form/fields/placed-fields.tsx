import { type ReactNode, useCallback, useState } from 'react'
import { FieldError, NumberField, TextField, type TextFieldProps } from 'shared-frame/forms'
import { surveyTexts } from '../../survey-texts'
import styles from '../SurveyForm.module.css'
import { placeId, useFormState, useMessageAt } from './form-context'

const words = surveyTexts.form

/** What the check doubts at a place, below its field. */
export function Doubt({ place }: { place: string }) {
  const message = useMessageAt(place, 'warning')
  return message === null ? null : <p className={styles.doubt}>{message}</p>
}

export function useErrorAt(place: string): string | null {
  return useMessageAt(place, 'error')
}

interface PlacedTextProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'rows' | 'maxLength' | 'required' | 'inputMode'> {
  readonly place: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function PlacedText({ place, ...field }: PlacedTextProps) {
  const { findings } = useFormState()
  return (
    <div>
      <TextField {...field} id={placeId(place)} error={useErrorAt(place)} onBlur={() => findings.touch(place)} />
      <Doubt place={place} />
    </div>
  )
}

interface PlacedWholeProps {
  readonly place: string
  readonly label: string
  readonly hint?: string
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A whole number within bounds; anything else stays in the field, which says what fits, and out of the draft. */
export function PlacedWhole({ place, min, max, value, onChange, ...field }: PlacedWholeProps) {
  const { findings } = useFormState()
  const [typed, setTyped] = useState<number | null>(value)
  const fits = (entry: number | null): entry is number =>
    entry !== null && Number.isInteger(entry) && entry >= min && entry <= max
  return (
    <div>
      <NumberField
        {...field}
        id={placeId(place)}
        required
        whole
        value={typed}
        error={fits(typed) ? null : words.whole(min, max)}
        onChange={(entry) => {
          setTyped(entry)
          findings.setEntryProblem(place, fits(entry) ? null : words.whole(min, max))
          if (fits(entry)) onChange(entry)
        }}
      />
      <Doubt place={place} />
    </div>
  )
}

/** A group of controls that the checklist can lead to, with its message. */
export function PlacedGroup({
  place,
  legend,
  hint,
  children,
}: {
  place: string
  legend: string
  hint?: string
  children: ReactNode
}) {
  const error = useErrorAt(place)
  const id = placeId(place)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
      <FieldError id={`${id}-error`} message={error} />
      <Doubt place={place} />
    </fieldset>
  )
}

/** Tells of half an entry at a place; the same function as long as the place is the same. */
export function useEntryProblem(place: string): (message: string | null) => void {
  const { findings } = useFormState()
  return useCallback((message: string | null) => findings.setEntryProblem(place, message), [findings, place])
}

import Radio from '@mui/material/Radio'
import { useId } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError'

export interface RadioCard<V extends string | number> {
  readonly value: V
  readonly title: string
  readonly hint?: string
}

export interface RadioCardsProps<V extends string | number> {
  readonly legend: string
  readonly options: readonly RadioCard<V>[]
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly error?: string | null
  readonly disabled?: boolean
  readonly name?: string
  /** Stated when something must find the choice, such as `FormSummary`, which then focuses the group. */
  readonly id?: string
}

/** One of a few choices, each a card large enough for a thumb. */
export function RadioCards<V extends string | number>({
  legend,
  options,
  value,
  onChange,
  error,
  disabled,
  name,
  id: statedId,
}: RadioCardsProps<V>) {
  const ownId = useId()
  const id = statedId ?? ownId
  const errorId = `${id}-error`
  return (
    <fieldset
      id={statedId}
      tabIndex={statedId === undefined ? undefined : -1}
      className={styles.field}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.label}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card} htmlFor={`${id}-${option.value}`}>
            <Radio
              id={`${id}-${option.value}`}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.title}
              {option.hint !== undefined && <span className={styles.cardHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}

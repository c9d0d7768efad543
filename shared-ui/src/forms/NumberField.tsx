import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { formatDecimal, parseDecimal } from 'shared-contracts/formats'
import { acceptsDecimalEntry } from 'shared-contracts/validation'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'
import { useLandscapeScroll } from './use-landscape-scroll'

export interface NumberFieldProps extends FieldProps {
  /** Null: empty. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly onBlur?: () => void
  /** Stands at the field's end: "kg". */
  readonly unit?: string
  /** Whether a text may be typed; digits with one decimal comma and at most 3 decimals by default (SPEC.md §5). */
  readonly accepts?: (proposed: string) => boolean
}

/** A number typed with a decimal comma. What the rule refuses never appears in the field. */
export function NumberField({
  value,
  onChange,
  onBlur,
  unit,
  accepts = acceptsDecimalEntry,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState('')
  const landscape = useLandscapeScroll()
  // What was typed stays ("1," on the way to "1,5") as long as it states the value; a value set from outside replaces it
  const text = parseDecimal(typed) === value ? typed : value === null ? '' : formatDecimal(value)

  return (
    <Field {...field}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          name={field.name}
          value={text}
          disabled={field.disabled}
          error={aria['aria-invalid']}
          autoComplete="off"
          endAdornment={
            unit && (
              <span className={styles.unit} id={`${id}-unit`}>
                {unit}
              </span>
            )
          }
          onChange={({ target }) => {
            if (!accepts(target.value)) return
            setTyped(target.value)
            onChange(parseDecimal(target.value))
          }}
          onFocus={landscape.onFocus}
          onBlur={() => {
            landscape.onBlur()
            setTyped(value === null ? '' : formatDecimal(value))
            onBlur?.()
          }}
          slotProps={{
            input: {
              ...aria,
              'aria-describedby':
                [unit && `${id}-unit`, aria['aria-describedby']].filter(Boolean).join(' ') || undefined,
              inputMode: 'decimal',
              enterKeyHint: 'next',
            },
          }}
        />
      )}
    </Field>
  )
}

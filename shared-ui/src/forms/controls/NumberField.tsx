import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { formatDecimal, parseDecimal } from 'shared-contracts/formats'
import { acceptsDecimalEntry, decimalRefusal } from 'shared-contracts/validation'
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
  /** Whether a text may be typed; digits with one decimal comma and at most 3 decimals by default. */
  readonly accepts?: (proposed: string) => boolean
  /** What the field says of a text that may not be typed. */
  readonly refusal?: (proposed: string) => string
}

/** A number typed with a decimal comma. What the rule refuses never appears in the field, which says why. */
export function NumberField({
  value,
  onChange,
  onBlur,
  unit,
  accepts = acceptsDecimalEntry,
  refusal = decimalRefusal,
  error,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const landscape = useLandscapeScroll()
  // What was typed stays ("1," on the way to "1,5") as long as it states the value; a value set from outside replaces it
  const text = parseDecimal(typed) === value ? typed : value === null ? '' : formatDecimal(value)

  return (
    <Field {...field} error={refused ?? error}>
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
            const proposed = withComma(target.value)
            const accepted = accepts(proposed)
            setRefused(accepted ? null : refusal(proposed))
            if (!accepted) return
            setTyped(proposed)
            onChange(parseDecimal(proposed))
          }}
          onFocus={landscape.onFocus}
          onBlur={() => {
            landscape.onBlur()
            setRefused(null)
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

/** Many phones have a point where a comma is meant. One within a pasted text may part thousands: that is left to the rule. */
function withComma(proposed: string): string {
  return /^\d*\.$/.test(proposed) ? proposed.replace('.', ',') : proposed
}

import OutlinedInput from '@mui/material/OutlinedInput'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { formatDecimal, parseDecimal } from 'shared-contracts/formats'
import {
  acceptsDecimalEntry,
  decimalRefusal,
  mayPartThousands,
  validationMessages,
  withDecimalComma,
} from 'shared-contracts/validation'
import { cameWhole, isComposing, loadReaders, withReaders } from '../../day-input/written-text'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'
import type { FieldQuestionProps } from './FieldQuestion'

export interface NumberFieldProps extends Omit<FieldProps, 'question'> {
  /** Null: empty. NaN: an entry that is no number or can be read in two ways; no rule of a range lets it pass. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly onBlur?: () => void
  /** Stands at the field's end: "kg". */
  readonly unit?: string
  /** Only a whole number is right; "12,5" stays in the field, which says so, and is the value that the form's rules judge. */
  readonly whole?: boolean
  /** Whether a text may be typed; digits with one decimal comma and at most 3 decimals by default. */
  readonly accepts?: (proposed: string) => boolean
  /** What the field says of a text that may not be typed. */
  readonly refusal?: (proposed: string) => string
  /** What is wrong with a text that may be typed and is no entry yet: it stays as typed, and counts as wrong. Null: nothing. */
  readonly problem?: (text: string) => string | null
  /** Called with what is wrong with the text in the field, null when nothing is. */
  readonly onProblem?: (message: string | null) => void
  /** What is asked about the entry, which is unfinished where `problem` says something of its text. */
  readonly asks?: (isUnfinished: boolean) => FieldQuestionProps | null
  /** A point is the decimal comma whatever follows; otherwise "1.250" is asked about. */
  readonly pointIsComma?: boolean
}

interface Entry {
  /** With a decimal comma, whatever key it was typed with. */
  readonly text: string
  /** A point was typed that may have been meant to part thousands. */
  readonly doubtful: boolean
  /** Why a text that was pasted or composed is no number: it stays as it was written. */
  readonly unread?: string
  /** What a pasted text was read as: "3200 g = 3,2 kg". */
  readonly understood?: string | null
}

/**
 * A number typed with a decimal comma or point. A key that the rule refuses never appears in the field, which says why until it
 * is left: digits that follow may look right and mean something else. A text that comes as a whole, such as "61,5 kg", is read; one
 * that can't be read stays and says why.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  unit,
  whole = false,
  accepts = acceptsDecimalEntry,
  refusal = decimalRefusal,
  problem = noProblem,
  onProblem,
  asks,
  pointIsComma = false,
  error,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState(entryOf(null))
  const [byPoint, setByPoint] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  // What was typed stays ("1," on the way to "1,5") as long as it states the value; a value set from outside replaces it
  const entry = Object.is(numberOf(typed), value) ? typed : entryOf(value)
  const unfinished = entry.unread ?? problem(entry.text)
  const wrong = entry.doubtful
    ? validationMessages.entryThousands
    : unfinished !== null
      ? unfinished
      : whole && value !== null && !Number.isInteger(value)
        ? validationMessages.entryWhole
        : null

  useEffect(() => {
    onProblem?.(unfinished)
    return () => onProblem?.(null)
  }, [onProblem, unfinished])

  function take(next: Entry) {
    setTyped(next)
    onChange(numberOf(next))
  }

  function read({
    currentTarget: { value: text },
    currentTarget: input,
  }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) {
    take({ text, doubtful: false, unread: validationMessages.entryDigits })
    withReaders(({ readTypedNumber }) => {
      if (input.value !== text) return
      const found = readTypedNumber(text, unit)
      if (found.kind === 'unread') take({ text, doubtful: false, unread: found.problem })
      else if (accepts(found.entry)) take({ ...found, text: found.entry, doubtful: false })
      else take({ text, doubtful: false, unread: refusal(found.entry) })
    })
  }

  const understood = entry.understood ? { text: entry.understood, answers: [] } : null
  return (
    <Field {...field} error={wrong ?? refused ?? error} question={asks?.(unfinished !== null) ?? understood}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          name={field.name}
          value={entry.text}
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
          onFocus={loadReaders}
          onChange={(event) => {
            const { value: written } = event.target
            // Keys of a full-width keyboard
            const text = withDecimalComma(written.replace(/[！-～]/g, (sign) => sign.normalize('NFKC')))
            const composing = isComposing(event.nativeEvent)
            if (accepts(text) && !(composing && text !== written)) {
              // The point of an earlier key stands in the field as a comma.
              const point = /[.．]/.test(written) || (byPoint && text.includes(','))
              setByPoint(point)
              return take({ text, doubtful: point && !pointIsComma && mayPartThousands(text.replace(',', '.')) })
            }
            if (composing) return take({ text: written, doubtful: false, unread: refusal(written) })
            if (cameWhole(event.nativeEvent, written.length - entry.text.length)) return read(event)
            // It is being put right by keys.
            if (entry.unread) return take({ ...entry, text: written })
            setRefused(refusal(written))
          }}
          onBlur={(event) => {
            setRefused(null)
            // Also a comma alone, which is no number yet
            if (entry.unread || (value === null && entry.text !== '')) read(event)
            // What is no entry stays to be read, unless it states a number that is one: "7,50"
            else if (!entry.doubtful && problem(entryOf(value).text) === null) setTyped({ ...entry, ...entryOf(value) })
            onBlur?.()
          }}
          slotProps={{
            input: {
              ...aria,
              onCompositionEnd: (event) => {
                if (entry.unread) read(event)
              },
              'aria-describedby':
                [unit && `${id}-unit`, aria['aria-describedby']].filter(Boolean).join(' ') || undefined,
              inputMode: whole ? 'numeric' : 'decimal',
              enterKeyHint: 'next',
            },
          }}
        />
      )}
    </Field>
  )
}

const noProblem = () => null

function entryOf(value: number | null): Entry {
  return { text: value === null || Number.isNaN(value) ? '' : formatDecimal(value), doubtful: false }
}

function numberOf({ text, doubtful, unread }: Entry): number | null {
  return doubtful || unread ? Number.NaN : parseDecimal(text)
}

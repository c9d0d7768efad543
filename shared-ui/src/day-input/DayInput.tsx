import type { InputHTMLAttributes } from 'react'
import { dateEntry } from './date-entry'

export interface DayInputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'name' | 'className' | 'aria-invalid' | 'aria-describedby' | 'aria-label'
  > {
  /** As typed: dd/mm/yyyy once it is whole; `parseDay` reads it. */
  readonly value: string
  readonly onChange: (text: string) => void
}

/**
 * A day typed as dd/mm/yyyy, for forms without MUI (those have `DateField`). Never a native date field: that follows the language
 * of the browser and shows mm/dd/yyyy in an English one.
 */
export function DayInput({ value, onChange, ...input }: DayInputProps) {
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/yyyy"
      maxLength={10}
      value={value}
      onChange={({ target }) => onChange(dateEntry(value, target.value))}
    />
  )
}

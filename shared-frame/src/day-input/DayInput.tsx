import type { InputHTMLAttributes } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { useDayEntry } from './use-day-entry'

export interface DayInputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'name' | 'className' | 'aria-invalid' | 'aria-describedby' | 'aria-label'
  > {
  /** As typed: dd/mm/yyyy once it is whole; `parseDay` reads it. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** The last day that can be meant, for years of two digits. */
  readonly max?: CalendarDay | undefined
}

/**
 * A day typed as dd/mm/yyyy, for forms without MUI (those have `DateField`). Never a native date field: that follows the language
 * of the browser and shows mm/dd/yyyy in an English one.
 */
export function DayInput({ value, onChange, max, ...input }: DayInputProps) {
  const { events } = useDayEntry(value, onChange, max)
  return (
    <input
      {...input}
      {...events}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/yyyy"
      value={value}
    />
  )
}

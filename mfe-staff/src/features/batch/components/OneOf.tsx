import { Choice } from 'shared-ui/desk'
import { pageTexts } from '../page-texts'
import type { DayOrder } from '../parsing/cell-day'

export const dayOrders: readonly DayOrder[] = ['day-first', 'month-first']

interface Props<T extends string | number> {
  readonly label: string
  /** Null: nothing is chosen yet. */
  readonly value: T | null
  readonly options: readonly T[]
  readonly title: (option: T) => string
  readonly onChoose: (option: T) => void
}

/** A choice whose options keep their type. */
export function OneOf<T extends string | number>({ label, value, options, title, onChoose }: Props<T>) {
  return (
    <Choice
      label={label}
      value={value === null ? '' : String(value)}
      onChoose={(text) => {
        const chosen = options.find((option) => String(option) === text)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {value === null && <option value="">{pageTexts.columns.choose}</option>}
      {options.map((option) => (
        <option key={option} value={String(option)}>
          {title(option)}
        </option>
      ))}
    </Choice>
  )
}

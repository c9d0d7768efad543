import type { SelectOption } from 'shared-frame/select'

interface Titled {
  readonly id: number
  readonly title: string
}

/** Rows of a reference list as choices; none while the list is on its way. */
export function titledOptions(rows: readonly Titled[] = []): readonly SelectOption<number>[] {
  return rows.map(({ id, title }) => ({ value: id, label: title }))
}

export function numberOptions(numbers: readonly number[]): readonly SelectOption<number>[] {
  return numbers.map((value) => ({ value, label: String(value) }))
}

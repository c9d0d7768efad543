import { fold, plainText } from 'shared-contracts/text'

export interface SelectOption<V extends string | number> {
  readonly value: V
  readonly label: string
}

export interface FoundOption<V extends string | number> extends SelectOption<V> {
  /** Beside the label in the list: why it was found, where the label doesn't say so. */
  readonly note?: string
}

/** The options whose label holds the typed words, accents or not: "ha noi" finds "Hà Nội". Exact accents come first. */
export function filterOptions<V extends string | number>(
  options: readonly SelectOption<V>[],
  typed: string,
): SelectOption<V>[] {
  const wanted = plainText(typed).toLowerCase()
  if (wanted === '') return [...options]
  const folded = fold(wanted)
  const found = options.filter((option) => fold(option.label).includes(folded))
  const exactness = ({ label }: SelectOption<V>) => Number(label.normalize('NFC').toLowerCase().includes(wanted))
  return found.sort((a, b) => exactness(b) - exactness(a))
}

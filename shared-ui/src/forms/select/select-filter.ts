import { fold, plainText } from 'shared-contracts/text'

export interface SelectOption<V extends string | number> {
  readonly value: V
  readonly label: string
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
  const exact = (option: SelectOption<V>) => option.label.normalize('NFC').toLowerCase().includes(wanted)
  return [...found.filter(exact), ...found.filter((option) => !exact(option))]
}

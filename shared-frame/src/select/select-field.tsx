import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useSurroundingForm } from '../forms/form/form-context'
import { type Choice, type Tied, useTied } from '../forms/form/form-fields'
import { SearchableSelect, type SearchableSelectProps } from './SearchableSelect'

export type SelectField<V extends FieldValues> = <N extends FieldPath<V>>(
  props: Tied<SearchableSelectProps<Choice<V, N>>, N, Choice<V, N> | null>,
) => ReactNode

/**
 * A searchable select of a form whose values are `V`, tied to its field by `name`. Apart from `formFields`: most forms have none.
 *
 * @example
 * const SelectField = selectField<{ readonly provinceId: number | null }>()
 * <SelectField name="provinceId" label="Tỉnh, thành phố" options={provinces} />
 */
export function selectField<V extends FieldValues>(): SelectField<V>
export function selectField(): SelectField<FieldValues> {
  return TiedSelect
}

const TiedSelect: SelectField<FieldValues> = ({ name, htmlName, onChanged, ...look }) => {
  const { report } = useSurroundingForm()
  const tied = useTied({ name, htmlName, onChanged })
  return <SearchableSelect {...look} {...tied} onProblem={(message) => report(name, message)} />
}

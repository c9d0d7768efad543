import type { ReactNode } from 'react'
import {
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  useController,
  useWatch,
} from 'react-hook-form'
import type { CalendarDay } from 'shared-contracts/ages'
import { Checkbox, type CheckboxProps } from '../controls/Checkbox'
import { DateField, type DateFieldProps } from '../controls/DateField'
import { MeasureField, type MeasureFieldProps } from '../controls/MeasureField'
import { NumberField, type NumberFieldProps } from '../controls/NumberField'
import { PasswordField, type PasswordFieldProps } from '../controls/PasswordField'
import { RadioCards, type RadioCardsProps } from '../controls/RadioCards'
import { TextField, type TextFieldProps } from '../controls/TextField'
import { useFieldState, useFormControl, useSurroundingForm } from './form-context'
import type { FieldForm } from './use-field-form'

type Given = 'id' | 'onProblem' | 'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'error'

/** The props of a control that is tied to the field at the path `N`. */
export type Tied<P, N extends string, Value> = Omit<P, Given> & {
  readonly name: N
  /** The name that the browser and password managers see; the path of the field by default. */
  readonly htmlName?: string
  /** Called after the field has taken the value, to set others that depend on it. */
  readonly onChanged?: (value: Value) => void
}

/** The values that a choice at the path `N` has. */
export type Choice<V extends FieldValues, N extends FieldPath<V>> = NonNullable<FieldPathValue<V, N>> &
  (string | number)

/** A field's value and message for a control of one's own. */
export interface FieldBinding<Value> {
  readonly id: string
  readonly value: Value
  onChange(value: Value): void
  onBlur(): void
  readonly error: string | null
}

/** The controls of a form whose values are `V`, each tied to its field by `name`, and hooks for the parts of the form. */
export interface FormFields<V extends FieldValues> {
  Text(props: Tied<TextFieldProps, FieldPathByValue<V, string>, string>): ReactNode
  Password(props: Tied<PasswordFieldProps, FieldPathByValue<V, string>, string>): ReactNode
  Date(props: Tied<DateFieldProps, FieldPathByValue<V, CalendarDay | null>, CalendarDay | null>): ReactNode
  Number(props: Tied<NumberFieldProps, FieldPathByValue<V, number | null>, number | null>): ReactNode
  Measure(props: Tied<MeasureFieldProps, FieldPathByValue<V, number | null>, number | null>): ReactNode
  Checkbox(props: Tied<CheckboxProps, FieldPathByValue<V, boolean>, boolean>): ReactNode
  Radio<N extends FieldPath<V>>(props: Tied<RadioCardsProps<Choice<V, N>>, N, Choice<V, N>>): ReactNode
  /** The value of a field, followed. `form` is stated by the component that makes the form; inside its frame it is known. */
  useValue<N extends FieldPath<V>>(path: N, form?: Pick<FieldForm<V>, 'control'>): FieldPathValue<V, N>
  /** The values of all fields, followed: for what goes by several of them. */
  useValues(): V
  /** Sets some fields of the form; their messages go. */
  useChange(): (part: Partial<V>) => void
  useField<N extends FieldPath<V>>(path: N): FieldBinding<FieldPathValue<V, N>>
}

/**
 * The fields of a form, or of a part that several forms share: their values hold at least `V`.
 *
 * @example
 * const fields = formFields<{ readonly email: string }>()
 * <fields.Text name="email" label="Email" required type="email" />
 */
export function formFields<V extends FieldValues>(): FormFields<V>
export function formFields(): FormFields<FieldValues> {
  return tiedFields
}

function useField(path: string): FieldBinding<FieldValues[string]> {
  const { control, settle } = useSurroundingForm()
  const { field } = useController({ control, name: path })
  // The controller's value of a group of fields is the one from before they were filled in.
  const value = useWatch({ control, name: path })
  const { id, error } = useFieldState(path)
  return {
    id,
    error,
    value,
    onBlur: field.onBlur,
    onChange(value) {
      field.onChange(value)
      settle(path)
    },
  }
}

interface TiedName {
  readonly name: string
  readonly htmlName?: string
  onChanged?(value: FieldValues[string]): void
}

/** What a control gets from its field. */
export function useTied({ name, htmlName = name, onChanged }: TiedName) {
  const { onChange, ...field } = useField(name)
  return {
    ...field,
    name: htmlName,
    onChange(value: FieldValues[string]) {
      onChange(value)
      onChanged?.(value)
    },
  }
}

const tiedFields: FormFields<FieldValues> = {
  Text: ({ name, htmlName, onChanged, ...look }) => <TextField {...look} {...useTied({ name, htmlName, onChanged })} />,
  Password: ({ name, htmlName, onChanged, ...look }) => (
    <PasswordField {...look} {...useTied({ name, htmlName, onChanged })} />
  ),
  Date({ name, htmlName, onChanged, ...look }) {
    const { report } = useSurroundingForm()
    const tied = useTied({ name, htmlName, onChanged })
    return <DateField {...look} {...tied} onProblem={(message) => report(name, message)} />
  },
  Number({ name, htmlName, onChanged, ...look }) {
    const { report } = useSurroundingForm()
    const tied = useTied({ name, htmlName, onChanged })
    return <NumberField {...look} {...tied} onProblem={(message) => report(name, message)} />
  },
  Measure({ name, htmlName, onChanged, ...look }) {
    const { report } = useSurroundingForm()
    const tied = useTied({ name, htmlName, onChanged })
    return <MeasureField {...look} {...tied} onProblem={(message) => report(name, message)} />
  },
  Checkbox({ name, htmlName, onChanged, ...look }) {
    const { value, onBlur: _, ...field } = useTied({ name, htmlName, onChanged })
    return <Checkbox {...look} {...field} checked={value} />
  },
  Radio({ name, htmlName, onChanged, ...look }) {
    const { onBlur: _, ...field } = useTied({ name, htmlName, onChanged })
    return <RadioCards {...look} {...field} />
  },
  useValue(path, form) {
    return useWatch({ control: useFormControl(form), name: path })
  },
  useValues() {
    return useWatch({ control: useFormControl() })
  },
  useChange() {
    return useSurroundingForm().change
  },
  useField,
}

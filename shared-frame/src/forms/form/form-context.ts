import { createContext, useContext, useEffect } from 'react'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'
import { messageAt } from './field-errors'
import type { FieldForm } from './use-field-form'

const OUTSIDE = 'A form field stands outside of a FormFrame.'

/** The form round a field; set by `FormFrame`. */
export const FormContext = createContext<FieldForm<FieldValues> | null>(null)

export function useSurroundingForm(): FieldForm<FieldValues> {
  const form = useContext(FormContext)
  if (form === null) throw new Error(OUTSIDE)
  return form
}

/** The control of the stated form, otherwise of the one round the component. */
export function useFormControl(stated?: Pick<FieldForm<FieldValues>, 'control'>): Control {
  const surrounding = useContext(FormContext)
  const form = stated ?? surrounding
  if (form === null) throw new Error(OUTSIDE)
  return form.control
}

/** Id and message of a field whose control is not made by `formFields`. */
export function useFieldState(path: string): { readonly id: string; readonly error: string | null } {
  const { name, control, mounted } = useSurroundingForm()
  const { errors } = useFormState({ control, name: path })
  useEffect(() => mounted.add(path), [mounted, path])
  return { id: `${name}-${path}`, error: messageAt(errors, path) }
}

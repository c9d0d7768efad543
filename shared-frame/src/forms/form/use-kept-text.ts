import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSame } from '../../kept/kept-fields'
import type { FieldsKeeper } from '../../kept/use-kept-fields'

/** Keeps what is typed into a form as it changes. `first`: what the form was opened with. */
export function useKeptText(
  form: Pick<UseFormReturn, 'subscribe' | 'getValues' | 'setValue'>,
  keeper: FieldsKeeper<FieldValues>,
  first: RefObject<FieldValues>,
  onErased: () => void,
): void {
  const keep = useRef(keeper.keep)
  keep.current = keeper.keep
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keep.current(values, first.current),
      }),
    [form.subscribe, first],
  )

  /** Who is here is known only now, or has logged in: what was kept goes to the fields that nobody has changed meanwhile. */
  const fillIn = useEffectEvent(() => {
    const values = form.getValues()
    for (const [field, value] of Object.entries(keeper.read(first.current))) {
      if (isSame(values[field], first.current[field]) && !isSame(values[field], value)) form.setValue(field, value)
    }
    keeper.keep(form.getValues(), first.current)
  })
  const erase = useEffectEvent(onErased)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner has other values
  useEffect(() => {
    if (keeper.owner !== null) fillIn()
    return keeper.onErased(() => erase())
  }, [keeper.owner])
}

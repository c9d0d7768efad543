import { type ReactNode, useEffect } from 'react'
import { type FieldForm, FormFrame, formFields } from 'shared-frame/forms'
import type { Saver } from './saver-types'
import { type EntryValues, isSame } from './use-entry-form'

interface Props<E, D> {
  readonly saver: Saver<E, D>
  readonly form: FieldForm<EntryValues<D>>
  readonly submitLabel: string
  readonly children: ReactNode
}

/** The frame of a `useEntryForm`: the saver is told of what is typed. */
export function EntryFrame<E, D>({ saver, children, ...frame }: Props<E, D>) {
  return (
    <FormFrame {...frame}>
      <Typed saver={saver} />
      {children}
    </FormFrame>
  )
}

function Typed<E, D>({ saver }: { readonly saver: Saver<E, D> }) {
  const { draft } = formFields<EntryValues<D>>().useValues()
  useEffect(() => saver.change((before) => (isSame(before, draft) ? before : draft)), [saver, draft])
  return null
}

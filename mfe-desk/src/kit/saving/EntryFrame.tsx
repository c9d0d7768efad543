import { type ReactNode, useEffect } from 'react'
import { type FieldForm, FormFrame, formFields } from 'shared-frame/forms'
import type { Drafted, WrittenKind } from '../entry-kind'
import { Conflict } from './Conflict'
import type { Saver } from './saver-types'
import { type EntryValues, isSame } from './use-entry-form'

interface Props<E extends Drafted<D>, S extends string, D> {
  readonly kind: Pick<WrittenKind<E, S, D>, 'writing' | 'describe'>
  readonly saver: Saver<E, D>
  readonly form: FieldForm<EntryValues<D>>
  readonly submitLabel: string
  readonly children: ReactNode
}

/** The frame of a `useEntryForm`: a conflict above its fields, and the saver told of what is typed. */
export function EntryFrame<E extends Drafted<D>, S extends string, D>({
  kind,
  saver,
  form,
  submitLabel,
  children,
}: Props<E, S, D>) {
  return (
    <FormFrame form={form} submitLabel={submitLabel}>
      <Typed saver={saver} />
      <Conflict kind={kind} saver={saver} inForm />
      {children}
    </FormFrame>
  )
}

function Typed<E, D>({ saver }: { readonly saver: Saver<E, D> }) {
  const { draft } = formFields<EntryValues<D>>().useValues()
  useEffect(() => saver.change((before) => (isSame(before, draft) ? before : draft)), [saver, draft])
  return null
}

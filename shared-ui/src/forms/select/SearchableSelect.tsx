import { lazy, Suspense, useState } from 'react'
import { Field, type FieldProps } from '../controls/Field'
import { Combobox } from './Combobox'
import type { SelectOption } from './select-filter'

const ConfirmDialog = lazy(async () => ({ default: (await import('../../overlays/ConfirmDialog')).ConfirmDialog }))

export interface SearchableSelectProps<V extends string | number> extends FieldProps {
  readonly options: readonly SelectOption<V>[]
  readonly value: V | null
  readonly onChange: (value: V | null) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  /** Only digits can be typed; phones show their number pad. */
  readonly digitsOnly?: boolean
  /** Asks before a chosen value is replaced by another. */
  readonly confirmation?: { readonly title: string; readonly text: string; readonly confirmLabel?: string }
  readonly loading?: boolean
}

/** A choice from a list that can be searched with or without accents. */
export function SearchableSelect<V extends string | number>(props: SearchableSelectProps<V>) {
  const { options, value, onChange, confirmation } = props
  const chosen = options.find((option) => option.value === value) ?? null
  const [typed, setTyped] = useState(chosen?.label ?? '')
  const [asking, setAsking] = useState<SelectOption<V> | 'clear' | null>(null)

  function change(next: SelectOption<V> | null) {
    if (confirmation && chosen !== null && next?.value !== chosen.value) setAsking(next ?? 'clear')
    else onChange(next?.value ?? null)
  }

  function answer(agreed: boolean) {
    if (agreed && asking !== null) onChange(asking === 'clear' ? null : asking.value)
    if (!agreed) setTyped(chosen?.label ?? '')
    setAsking(null)
  }

  return (
    <>
      <Field {...props}>
        {(control) => (
          <Combobox {...props} control={control} chosen={chosen} typed={typed} onType={setTyped} onChoose={change} />
        )}
      </Field>
      {confirmation && asking !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={confirmation.title}
            confirmLabel={confirmation.confirmLabel ?? 'Thay đổi'}
            onAnswer={answer}
          >
            {confirmation.text}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}

import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { lazy, Suspense, useState } from 'react'
import { acceptsDigitsEntry } from 'shared-contracts/validation'
import { Icon } from '../../core/page/Icon'
import { Field, type FieldProps } from '../controls/Field'
import { filterOptions, type SelectOption } from './select-filter'

const ConfirmDialog = lazy(async () => ({ default: (await import('../../overlays/ConfirmDialog')).ConfirmDialog }))

export interface SearchableSelectProps<V extends string | number> extends FieldProps {
  readonly options: readonly SelectOption<V>[]
  readonly value: V | null
  readonly onChange: (value: V | null) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  /** The number-type variant: only digits can be typed (SPEC.md §5). */
  readonly digitsOnly?: boolean
  /** Asks before a chosen value is replaced by another (SPEC.md §4). */
  readonly confirmation?: { readonly title: string; readonly text: string; readonly confirmLabel?: string }
  readonly loading?: boolean
}

/** A choice from a list that can be searched with or without accents. */
export function SearchableSelect<V extends string | number>({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  digitsOnly = false,
  confirmation,
  loading = false,
  ...field
}: SearchableSelectProps<V>) {
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
      <Field {...field}>
        {({ id, ...aria }) => (
          <Autocomplete
            id={id}
            options={options}
            value={chosen}
            inputValue={typed}
            disabled={field.disabled}
            loading={loading}
            loadingText="Đang tải…"
            noOptionsText="Không có lựa chọn nào"
            openText="Mở danh sách"
            closeText="Đóng danh sách"
            clearText="Bỏ chọn"
            popupIcon={<Icon name="down" />}
            clearIcon={<Icon name="close" />}
            autoHighlight
            getOptionKey={(option) => option.value}
            getOptionLabel={(option) => option.label}
            isOptionEqualToValue={(option, current) => option.value === current.value}
            filterOptions={(all, { inputValue }) => filterOptions(all, inputValue === chosen?.label ? '' : inputValue)}
            onChange={(_, next) => change(next)}
            onInputChange={(_, next, reason) => {
              if (reason === 'input' && digitsOnly && !acceptsDigitsEntry(next)) return
              setTyped(next)
            }}
            onBlur={onBlur}
            renderInput={({ slotProps, ...input }) => (
              <OutlinedInput
                {...input}
                {...slotProps.input}
                name={field.name}
                error={aria['aria-invalid']}
                placeholder={placeholder}
                slotProps={{
                  input: { ...slotProps.htmlInput, ...aria, ...(digitsOnly ? { inputMode: 'numeric' } : {}) },
                }}
              />
            )}
          />
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

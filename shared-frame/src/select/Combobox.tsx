import OutlinedInput from '@mui/material/OutlinedInput'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useCallback, useRef } from 'react'
import { acceptsDigitsEntry } from 'shared-contracts/validation'
import { classNames } from '../core/page/class-names'
import { Icon } from '../core/page/Icon'
import type { FieldControl } from '../forms/controls/Field'
import fieldStyles from '../forms/controls/Field.module.css'
import styles from './Combobox.module.css'
import { type FoundOption, filterOptions, type SelectOption } from './select-filter'

interface ComboboxProps<V extends string | number> {
  readonly control: FieldControl
  readonly label: string
  readonly name?: string
  readonly options: readonly SelectOption<V>[]
  readonly search?: (typed: string) => FoundOption<V>[]
  readonly chosen: SelectOption<V> | null
  readonly onChoose: (option: SelectOption<V> | null) => void
  /** The text of the field, kept outside so that it can be set back. */
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Told of a text that may not be typed. */
  readonly onRefuse: (proposed: string) => void
  /** Told of the text that stood in the field when it was left without a choice; `cut`: without decimals that were refused. */
  readonly onUnchosen: (typed: string, cut: boolean) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  readonly digitsOnly?: boolean
  readonly loading?: boolean
  readonly disabled?: boolean
}

/**
 * A text field with a list. The behaviour is MUI's; the list is drawn here, because MUI's own popper, chips and paper weigh
 * as much as all other fields together.
 */
export function Combobox<V extends string | number>(props: ComboboxProps<V>) {
  const { options, chosen, typed, onType, onRefuse, onUnchosen, onChoose, digitsOnly = false, disabled } = props
  /** A comma or point was refused: digits after it are decimals, and no part of the number before it. */
  const inDecimals = useRef(false)
  const { id, ...aria } = props.control
  const combobox = useAutocomplete<FoundOption<V>>({
    id,
    options,
    value: chosen,
    inputValue: typed,
    disabled,
    autoHighlight: true,
    getOptionKey: (option) => option.value,
    getOptionLabel: (option) => option.label,
    isOptionEqualToValue: (option, current) => option.value === current.value,
    filterOptions(all, { inputValue }) {
      const wanted = inputValue === chosen?.label ? '' : inputValue
      return props.search ? props.search(wanted) : filterOptions(all, wanted)
    },
    onChange(event, next, reason) {
      // The text was deleted to type another: what that means shows when the field is left.
      if (reason === 'clear' && event.type === 'change') return
      onChoose(next)
    },
    onInputChange(_, next, reason) {
      if (reason === 'blur') onUnchosen(typed, inDecimals.current)
      if (reason === 'input' && digitsOnly) {
        const grown = next.length > typed.length && next.startsWith(typed)
        inDecimals.current = /[.,]/.test(next) || (inDecimals.current && grown)
        if (inDecimals.current || !acceptsDigitsEntry(next)) return onRefuse(next)
      } else inDecimals.current = false
      onType(next)
    },
  })
  const { ref, onBlur, ...input } = combobox.getInputProps()
  const canClear = chosen !== null && !disabled
  return (
    <div {...combobox.getRootProps()} ref={combobox.setAnchorEl} className={styles.combobox}>
      <OutlinedInput
        name={props.name}
        fullWidth
        disabled={disabled}
        error={aria['aria-invalid']}
        placeholder={props.placeholder}
        inputRef={ref}
        endAdornment={
          <>
            {canClear && (
              <button {...combobox.getClearProps()} type="button" className={fieldStyles.end} aria-label="Bỏ chọn">
                <Icon name="close" />
              </button>
            )}
            <button
              {...combobox.getPopupIndicatorProps()}
              type="button"
              className={classNames(fieldStyles.end, styles.open)}
              disabled={disabled}
              aria-expanded={combobox.popupOpen}
              aria-label={combobox.popupOpen ? 'Đóng danh sách' : 'Mở danh sách'}
            >
              <Icon name="down" />
            </button>
          </>
        }
        slotProps={{
          input: {
            ...input,
            ...aria,
            ...(digitsOnly ? { inputMode: 'numeric' } : {}),
            onBlur(event) {
              onBlur?.(event)
              inDecimals.current = false
              props.onBlur?.()
            },
          },
        }}
      />
      {combobox.popupOpen && <List combobox={combobox} label={props.label} loading={props.loading} />}
    </div>
  )
}

interface ListProps<V extends string | number> {
  readonly combobox: ReturnType<typeof useAutocomplete<FoundOption<V>>>
  readonly label: string
  readonly loading?: boolean
}

function List<V extends string | number>({ combobox, label, loading = false }: ListProps<V>) {
  const intoView = useCallback((list: HTMLDivElement | null) => list?.scrollIntoView?.({ block: 'nearest' }), [])
  const options = combobox.groupedOptions.flatMap((option) => ('value' in option ? [option] : []))
  if (options.length === 0) {
    return (
      // The field keeps its focus
      // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here
      <div
        ref={intoView}
        className={classNames(styles.list, styles.none)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {loading ? 'Đang tải…' : 'Không có lựa chọn nào'}
      </div>
    )
  }
  return (
    <div ref={intoView} className={styles.list}>
      <ul {...combobox.getListboxProps()} className={styles.options} aria-labelledby={undefined} aria-label={label}>
        {options.map((option, index) => {
          const { key, ...props } = combobox.getOptionProps({ option, index })
          return (
            <li key={key} {...props} className={styles.option}>
              {option.label}
              {option.note && <small> {option.note}</small>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

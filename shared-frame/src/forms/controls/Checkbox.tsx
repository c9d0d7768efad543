import MuiCheckbox from '@mui/material/Checkbox'
import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | null
  readonly disabled?: boolean
  readonly name?: string
  /** Stated when something must find the box, such as `FormSummary`. */
  readonly id?: string
}

export function Checkbox({ label, checked, onChange, error, disabled, name, id: statedId }: CheckboxProps) {
  const ownId = useId()
  const id = statedId ?? ownId
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <MuiCheckbox
          id={id}
          checked={checked}
          disabled={disabled}
          name={name}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{
            input: { 'aria-describedby': error ? errorId : undefined, 'aria-invalid': error ? true : undefined },
          }}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} message={error} />
    </div>
  )
}

import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Field, type FieldProps } from './Field'

export interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  /** Which stored value fits, see the HTML standard; phones fill it in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly placeholder?: string
  readonly maxLength?: number
  /** More than one: a text area of so many lines. */
  readonly rows?: number
  readonly end?: ReactNode
}

export function TextField({
  value,
  onChange,
  onBlur,
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
  maxLength,
  rows = 1,
  end,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          name={field.name}
          type={type}
          value={value}
          disabled={field.disabled}
          error={aria['aria-invalid']}
          autoComplete={autoComplete}
          placeholder={placeholder}
          multiline={rows > 1}
          minRows={rows}
          endAdornment={end}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          slotProps={{ input: { ...aria, inputMode, maxLength } }}
        />
      )}
    </Field>
  )
}

import { useState } from 'react'
import styles from './Field.module.css'
import { TextField, type TextFieldProps } from './TextField'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'rows' | 'end' | 'inputMode'> {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at: on a phone most wrong passwords are mistyped ones. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.end}
          aria-pressed={shown}
          aria-label="Hiện mật khẩu"
          onClick={() => setShown(!shown)}
        >
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0Z" />
            <circle cx="12" cy="12" r="3" />
            {!shown && <path d="m5 20 14-16" strokeLinecap="round" />}
          </svg>
        </button>
      }
    />
  )
}

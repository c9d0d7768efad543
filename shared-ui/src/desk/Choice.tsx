import { type ReactNode, useId } from 'react'
import styles from './PlainField.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChoose: (value: string) => void
  /** The options. */
  readonly children: ReactNode
}

/** One of a few, by the device's own list. */
export function Choice({ label, value, onChoose, children }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  )
}

import { useId } from 'react'
import styles from './PlainField.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Words that narrow a list while they are typed. */
export function SearchText({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}

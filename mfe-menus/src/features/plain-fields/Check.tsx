import type { ComponentProps } from 'react'
import styles from './PlainFields.module.css'

/** A checkbox with its words; a plain input, so that a form of it works without script. */
export function Check({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      {children}
    </label>
  )
}

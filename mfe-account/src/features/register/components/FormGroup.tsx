import type { ReactNode } from 'react'
import styles from './Register.module.css'

/** A part of a long form under its title. */
export function FormGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {hint !== undefined && <p className={styles.text}>{hint}</p>}
      {children}
    </fieldset>
  )
}

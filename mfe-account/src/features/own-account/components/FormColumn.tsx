import type { ReactNode } from 'react'
import styles from './AccountFrame.module.css'

/** A form at the length of a line of text. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}

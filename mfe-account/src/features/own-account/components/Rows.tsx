import type { ReactNode, RefObject } from 'react'
import styles from './Rows.module.css'

interface RowsProps {
  /** What the list holds, where focus may come to it. */
  readonly label?: string
  /** The list takes the focus of what is gone from it. */
  readonly ref?: RefObject<HTMLUListElement | null>
  readonly children: ReactNode
}

/** A list of what belongs to the account: devices, consents, children, messages. */
export function Rows({ label, ref, children }: RowsProps) {
  return (
    <ul ref={ref} className={styles.rows} aria-label={label} tabIndex={ref && -1}>
      {children}
    </ul>
  )
}

/** @param words heading and facts; what can be done stands beside them, below on a phone */
export function Row({ words, children }: { readonly words: ReactNode; readonly children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>{words}</div>
      {children}
    </li>
  )
}

/** A fact of less weight. */
export function RowNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

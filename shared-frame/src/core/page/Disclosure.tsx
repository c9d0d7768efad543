import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon'

export interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  /** Disclosures of one name: opening one closes the others. */
  readonly name?: string
  readonly id?: string
}

/** A question that opens to its answer. A plain `details`: works before and without scripts, found by search in page. */
export function Disclosure({ summary, children, open, name, id }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name} id={id}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

import type { ReactNode } from 'react'
import { illustrationPath } from 'shared-contracts/paths'
import styles from './StatePanel.module.css'

export interface StatePanelProps {
  readonly illustration: string
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly role?: 'alert' | 'status'
}

/** The quiet panel that stands where content would: a drawing, a sentence, a way on. */
export function StatePanel({ illustration, title, children, actions, role }: StatePanelProps) {
  return (
    <div className={styles.panel} role={role}>
      <img className={styles.drawing} src={illustrationPath(illustration)} width={320} height={240} alt="" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}

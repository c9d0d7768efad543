import type { ReactNode } from 'react'
import type { NoticeKind } from 'shared-frame/remotes'
import { classNames } from '../page/class-names'
import { Icon, type IconName } from '../page/Icon'
import styles from './Notice.module.css'

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
}

export interface NoticeProps {
  readonly kind: NoticeKind
  readonly children: ReactNode
  /** A way on, for example a login button. */
  readonly action?: ReactNode
}

/** How a notification looks, as a toast or in a page. Who shows it announces it; `NoticeStack` does for toasts. */
export function Notice({ kind, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])}>
      <Icon name={ICONS[kind]} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}

/** Holds notifications one above the other; who shows them places it. It must be in the document before the first of them. */
export function NoticeStack({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stack} role="status">
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { AppLink } from '../navigation/AppLink'
import { classNames } from '../page/class-names'
import styles from './Tag.module.css'

export interface TagProps {
  /** Makes the tag a link to everything with it. */
  readonly to?: string
  readonly tone?: 'plain' | 'leaf' | 'papaya' | 'warning' | 'danger' | 'info'
  readonly children: ReactNode
}

export function Tag({ to, tone = 'plain', children }: TagProps) {
  const className = classNames(styles.tag, styles[tone])
  if (to === undefined) return <span className={className}>{children}</span>
  return (
    <AppLink className={classNames(className, styles.link)} to={to}>
      {children}
    </AppLink>
  )
}

import type { ReactNode } from 'react'
import type { Urgency, Verdict } from 'shared-contracts/health-rules'
import { classNames, Icon, type IconName } from 'shared-frame'
import styles from './Verdict.module.css'

export interface VerdictPanelProps extends Pick<Verdict, 'urgency' | 'verdict'> {
  /** What was found, most careful first; a single finding that needs no words of its own is not repeated. */
  readonly told?: Verdict['told']
  /** The ways to act, the first one first. */
  readonly actions?: ReactNode
}

const LOOKS: Readonly<Record<Urgency, { readonly icon: IconName; readonly look: 'danger' | 'careful' | 'well' }>> = {
  'see now': { icon: 'warning', look: 'danger' },
  see: { icon: 'warning', look: 'careful' },
  watch: { icon: 'info', look: 'careful' },
  fine: { icon: 'check', look: 'well' },
}

/**
 * The one verdict of a result, the only thing of it that is announced, with the way to act beside it. Whatever else was found stands beneath as plain
 * rows.
 */
export function VerdictPanel({ urgency, verdict, told = [], actions }: VerdictPanelProps) {
  const { icon, look } = LOOKS[urgency]
  const rows = told.length === 1 && told[0]?.meaning === null ? [] : told
  return (
    <div className={styles.verdict}>
      <div className={classNames(styles.head, styles[look])}>
        <Icon name={icon} />
        <p role="status" className={styles.headline}>
          {/[.!?]$/.test(verdict) ? verdict : `${verdict}.`}
        </p>
        {actions !== undefined && (
          <div className={styles.actions} data-no-print>
            {actions}
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <ul className={styles.told}>
          {rows.map(({ title, meaning }) => (
            <li key={title}>
              <strong>{title}</strong>
              {meaning !== null && `: ${meaning}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { classNames, Icon, type IconName } from 'shared-frame'
import styles from './CountedLink.module.css'

/** More than this is shown as "99+": the badge keeps its place. */
const MOST_SHOWN = 99

interface Props {
  readonly to: string
  readonly icon: IconName
  readonly count: number
  /** Says the count too: the badge is for the eye alone. */
  readonly label: string
  readonly className?: string
}

/** A tool of the header with a number on it. */
export function CountedLink({ to, icon, count, label, className }: Props) {
  return (
    <a className={classNames(styles.link, className)} href={to} aria-label={label}>
      <Icon name={icon} size="1.4em" />
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      ) : null}
    </a>
  )
}

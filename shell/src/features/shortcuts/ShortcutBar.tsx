import { activeShortcut, shortcuts } from 'shared-contracts/paths'
import styles from './ShortcutBar.module.css'
import { ShortcutIcon } from './ShortcutIcon'

/** The six shortcuts: always on phones, all in sight in one low row; from tablets on only where one of them leads. */
export function ShortcutBar({ path }: { path: string }) {
  const active = activeShortcut(path)
  return (
    <nav
      className={active ? styles.bar : `${styles.bar} ${styles.phonesOnly}`}
      aria-label="Lối tắt"
      data-tour="shortcuts"
    >
      <ul className={styles.list}>
        {shortcuts.map(({ id, title, short, path: link, icon }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={link} aria-current={active?.id === id ? 'page' : undefined}>
              <span className={styles.icon}>
                <ShortcutIcon name={icon} />
              </span>
              <Title title={title} short={short} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On phones the eye gets the short words; who listens gets the whole title everywhere. */
function Title({ title, short }: { title: string; short: string }) {
  const [before, after] = title.split(short)
  return (
    <span className={styles.title}>
      {before ? <span className={styles.rest}>{before}</span> : null}
      <span className={styles.short}>{short}</span>
      {after ? <span className={styles.rest}>{after}</span> : null}
    </span>
  )
}

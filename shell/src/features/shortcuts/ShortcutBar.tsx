import { activeShortcut, shortcuts } from 'shared-contracts/paths'
import styles from './ShortcutBar.module.css'
import { ShortcutIcon } from './ShortcutIcon'

/** The six shortcuts: always on phones, from tablets on only where one of them leads. */
export function ShortcutBar({ path }: { path: string }) {
  const active = activeShortcut(path)
  return (
    <nav
      className={active ? styles.bar : `${styles.bar} ${styles.phonesOnly}`}
      aria-label="Lối tắt"
      data-tour="shortcuts"
    >
      <ul className={styles.list}>
        {shortcuts.map(({ id, title, path: link, icon }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={link} aria-current={active?.id === id ? 'page' : undefined}>
              <span className={styles.icon}>
                <ShortcutIcon name={icon} />
              </span>
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

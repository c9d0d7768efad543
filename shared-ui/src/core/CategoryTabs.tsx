import { AppLink } from './AppLink'
import styles from './CategoryTabs.module.css'
import { classNames } from './class-names'

export interface CategoryTab {
  readonly to: string
  readonly title: string
  readonly current: boolean
}

/** A row of links that narrow a list. Links, not ARIA tabs: each has its own address and page. */
export function CategoryTabs({ tabs, label }: { tabs: readonly CategoryTab[]; label: string }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <AppLink
              className={classNames(styles.tab, tab.current && styles.current)}
              to={tab.to}
              aria-current={tab.current ? 'page' : undefined}
            >
              {tab.title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

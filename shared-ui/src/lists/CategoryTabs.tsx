import { useEffect, useRef } from 'react'
import { AppLink, classNames } from 'shared-frame'
import styles from './CategoryTabs.module.css'

export interface CategoryTab {
  readonly to: string
  readonly title: string
  readonly current: boolean
}

/**
 * A row of links that narrow a list. Links, not ARIA tabs: each has its own address and page. On phones the row is scrolled
 * to where one is.
 */
export function CategoryTabs({ tabs, label }: { tabs: readonly CategoryTab[]; label: string }) {
  const row = useRef<HTMLUListElement>(null)
  const current = tabs.find((tab) => tab.current)?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab scrolls to itself
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul ref={row}>
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

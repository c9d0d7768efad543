import { useEffect, useRef } from 'react'
import { Icon, useSession, useShell } from 'shared-frame'
import { useNavigationItems } from '../site/use-site'
import styles from './MainMenu.module.css'
import { isCurrentItem, type MenuItem, visibleItems } from './visible-items'

/**
 * The desktop menu: links, and disclosures for items with entries. They are `details`, which open by key and pointer before
 * any script runs; the shared name keeps one open at a time.
 */
export function MainMenu({ path }: { path: string }) {
  const items = visibleItems(useNavigationItems() ?? [], useSession())
  const menu = useRef<HTMLElement>(null)
  useClosing(menu, path)
  return (
    <nav ref={menu} className={styles.menu} aria-label="Chính" data-tour="menu">
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.link} className={styles.item}>
            {item.entries.length === 0 ? (
              <a className={styles.top} href={item.link} aria-current={isCurrentItem(item, path) ? 'page' : undefined}>
                {item.text}
              </a>
            ) : (
              <Disclosure item={item} path={path} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Disclosure({ item, path }: { item: MenuItem; path: string }) {
  return (
    <details name="main-menu" className={styles.details}>
      <summary className={styles.top} data-current={isCurrentItem(item, path) || undefined}>
        {item.text}
        <Icon name="down" size="0.95em" />
      </summary>
      <ul className={styles.entries}>
        {item.entries.map(({ text, link }) => (
          <li key={link}>
            <a className={styles.entry} href={link} aria-current={path === link ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** An open disclosure closes by Escape, by a tap or focus elsewhere, and when another page is shown. */
function useClosing(menu: { readonly current: HTMLElement | null }, path: string): void {
  const { bus } = useShell()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the menu
  useEffect(() => {
    const close = (except: Node | null = null): void => {
      for (const open of menu.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
        if (!except || !open.contains(except)) open.open = false
      }
    }
    const onElsewhere = (event: Event): void => close(event.target instanceof Node ? event.target : null)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      const open = menu.current?.querySelector('details[open]')
      if (!open) return
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
      close()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKey)
    const forget = bus.subscribe('navigation/finished', () => close())
    return () => {
      close()
      forget()
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [path, bus])
}

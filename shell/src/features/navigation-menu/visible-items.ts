import type { Session } from 'shared-frame/remotes'
import type { NavigationItem } from '../site/site-queries'

export interface MenuLink {
  readonly text: string
  readonly link: string
}

export interface MenuItem extends MenuLink {
  readonly textMobile: string
  /** What opens below it; empty: the item is a plain link. */
  readonly entries: readonly MenuLink[]
}

/**
 * The menu as this visitor sees it: items with roles only for those user types, children marked auth only
 * after login. An item's own page leads its entries when no child goes there.
 */
export function visibleItems(items: readonly NavigationItem[], session: Session): readonly MenuItem[] {
  const userType = session.state === 'signed-in' ? session.user.userType : null
  return items
    .filter(({ roles }) => roles.length === 0 || (userType !== null && roles.includes(userType)))
    .map((item) => ({
      text: item.text,
      textMobile: item.textMobile || item.text,
      link: item.link,
      entries: entriesOf(item, userType !== null),
    }))
}

function entriesOf(item: NavigationItem, signedIn: boolean): readonly MenuLink[] {
  if (item.hideChildren) return []
  const children = item.children.filter(({ auth }) => signedIn || !auth).map(({ text, link }) => ({ text, link }))
  if (children.length === 0 || children.some(({ link }) => link === item.link)) return children
  return [{ text: item.text, link: item.link }, ...children]
}

/** Whether the page at `path` is the item's, one of its entries' or below one of them. */
export function isCurrentItem(item: MenuItem, path: string): boolean {
  return [item, ...item.entries].some(({ link }) => path === link || path.startsWith(`${link}/`))
}

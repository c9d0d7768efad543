/** What of a click event decides who follows the link; both DOM and React mouse events have it. */
export interface LinkClick {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly defaultPrevented: boolean
}

/**
 * The same-origin address (path, query and hash) that a click on `anchor` should go to inside the page, or null when the
 * browser should follow the link itself: a modified or middle click, a download, another tab, another origin, a jump
 * within the same page.
 */
export function inPageDestination(click: LinkClick, anchor: HTMLAnchorElement): string | null {
  if (click.defaultPrevented || click.button !== 0) return null
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null
  if (anchor.hasAttribute('download') || (anchor.target !== '' && anchor.target !== '_self')) return null
  const url = new URL(anchor.href, location.href)
  if (url.origin !== location.origin || !url.protocol.startsWith('http')) return null
  const samePage = url.pathname === location.pathname && url.search === location.search
  if (samePage && url.hash !== '') return null
  return url.pathname + url.search + url.hash
}

import { inPageDestination } from 'shared-ui'
import type { Navigator } from './navigator'

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.origin === window.location.origin ? link : null
}

/**
 * Lets every link of the page, also those inside article texts, navigate without a new document, and fetches a page's code
 * when a finger or pointer nears its link.
 */
export function followLinks(navigator: Navigator): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = linkAt(event.target)
    const destination = link && link.rel !== 'external' ? inPageDestination(event, link) : null
    if (destination === null) return
    event.preventDefault()
    void navigator.navigate(destination)
  }
  const onApproach = (event: Event): void => {
    const link = linkAt(event.target)
    if (link) navigator.prefetch(link.pathname + link.search)
  }
  const approaches = ['pointerenter', 'touchstart', 'focusin'] as const
  document.addEventListener('click', onClick)
  for (const name of approaches) document.addEventListener(name, onApproach, { capture: true, passive: true })
  return () => {
    document.removeEventListener('click', onClick)
    for (const name of approaches) document.removeEventListener(name, onApproach, { capture: true })
  }
}

import { inPageDestination } from 'shared-frame'
import type { Navigator } from './navigator'

/** A pointer that stays over a link for so long is likely to press it. */
const DWELL_MS = 80

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.origin === window.location.origin ? link : null
}

/**
 * Lets every link of the page, also those inside article texts, navigate without a new document, and fetches a page's code
 * and data when a finger or pointer is at its link.
 */
export function followLinks(navigator: Navigator): () => void {
  let dwelling: ReturnType<typeof setTimeout> | undefined

  const onClick = (event: MouseEvent): void => {
    const link = linkAt(event.target)
    const destination = link && link.rel !== 'external' ? inPageDestination(event, link) : null
    if (destination === null) return
    event.preventDefault()
    void navigator.navigate(destination)
  }
  const onApproach = (event: Event): void => {
    clearTimeout(dwelling)
    const link = linkAt(event.target)
    if (!link) return
    const address = link.pathname + link.search
    if (event.type === 'touchstart') void navigator.prefetch(address, { data: true })
    else {
      void navigator.prefetch(address)
      dwelling = setTimeout(() => void navigator.prefetch(address, { data: true }), DWELL_MS)
    }
  }
  const approaches = ['pointerenter', 'touchstart', 'focusin'] as const
  document.addEventListener('click', onClick)
  for (const name of approaches) document.addEventListener(name, onApproach, { capture: true, passive: true })
  return () => {
    clearTimeout(dwelling)
    document.removeEventListener('click', onClick)
    for (const name of approaches) document.removeEventListener(name, onApproach, { capture: true })
  }
}

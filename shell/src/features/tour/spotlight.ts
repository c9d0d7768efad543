import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'

export interface Spotlight {
  /** Scrolls the element into sight and darkens everything else. */
  on(element: Element): void
  off(): void
}

/**
 * Light on one part of the page at a time. Of driver.js only its stage is used: its popovers are written as HTML text, which
 * the site's Trusted Types refuse.
 */
export function createSpotlight(): Spotlight {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const stage = driver({
    animate: !still,
    smoothScroll: !still,
    allowClose: false,
    stagePadding: 6,
    stageRadius: 20,
    disableActiveInteraction: true,
  })
  return { on: (element) => stage.highlight({ element }), off: () => stage.destroy() }
}

import { goTo } from './go-to'
import { isReacts } from './is-reacts'
import { observePage, type Seen } from './observe-page'

/** Runs in each page before its own scripts; what it offers is asked for from outside by `page.evaluate`. */

interface InPage {
  readonly seen: Seen
  /** What was painted first and largest is known. */
  hasPainted(): boolean
  isHydrated(): boolean
  goTo(path: string): Promise<number | null>
}

declare global {
  var bench: InPage
}

const seen = observePage()

globalThis.bench = {
  seen,
  hasPainted: () => seen.firstPaint !== null && seen.largestPaint !== null,
  isHydrated: () => {
    const button = document.querySelector('header button')
    return button !== null && isReacts(button)
  },
  goTo,
}

import Cookies from 'js-cookie'
import type { PromptVisit } from '../flow/prompt'

/** A visit is over after this long without a page, press or key. */
export const VISIT_IDLE_MS = 30 * 60_000
const KEY = 'visit'
/** A cookie, as the tour's: logging out clears local storage, and nobody is new because she logged out. */
const COOKIE = 'visited'
const A_YEAR_DAYS = 365

interface Visit {
  readonly lastSeen: number
  readonly turnTaken: boolean
  /** The page that a first visit has not left yet; null: no first visit, or it has gone on. */
  readonly firstPath: string | null
}

export interface VisitMemory extends PromptVisit {
  /** A page was opened. */
  open(path: string): void
  /** The visitor is still here. */
  touch(): void
}

/** The visit of this tab, as long as the tab is open: popups and polls take one turn of it, and none on the first page ever. */
export function visitMemory(now: () => number): VisitMemory {
  /** Where the browser keeps nothing. */
  let unstored: Visit | null = null

  function current(): Visit | null {
    const visit = read() ?? unstored
    return visit !== null && now() - visit.lastSeen <= VISIT_IDLE_MS ? visit : null
  }

  function keep(visit: Visit): void {
    unstored = visit
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(visit))
    } catch {
      // Kept for this document alone.
    }
  }

  function begin(path: string): Visit {
    const isFirst = Cookies.get(COOKIE) === undefined
    Cookies.set(COOKIE, '1', { expires: A_YEAR_DAYS, sameSite: 'lax' })
    return { lastSeen: now(), turnTaken: false, firstPath: isFirst ? path : null }
  }

  return {
    open(path) {
      const visit = current()
      if (visit === null) return keep(begin(path))
      keep({ ...visit, lastSeen: now(), firstPath: visit.firstPath === path ? path : null })
    },
    touch() {
      const visit = current()
      keep(visit ? { ...visit, lastSeen: now() } : begin(window.location.pathname))
    },
    mayOpen(path) {
      const visit = current()
      return visit !== null && !visit.turnTaken && visit.firstPath !== path
    },
    take() {
      const visit = current()
      if (visit) keep({ ...visit, turnTaken: true })
    },
  }
}

function read(): Visit | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    return isVisit(value) ? value : null
  } catch {
    return null
  }
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false
  if (!('lastSeen' in value && 'turnTaken' in value && 'firstPath' in value)) return false
  const { lastSeen, turnTaken, firstPath } = value
  return (
    typeof lastSeen === 'number' &&
    typeof turnTaken === 'boolean' &&
    (firstPath === null || typeof firstPath === 'string')
  )
}

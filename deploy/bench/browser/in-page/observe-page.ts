import type { LongTask } from '../blocking-time'
import { isReacts } from './is-reacts'

/** What a visit showed, in ms since navigation start; null for what has not happened yet. */
export interface Seen {
  firstPaint: number | null
  largestPaint: number | null
  shift: number
  readonly longTasks: LongTask[]
  usable: number | null
}

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean
  readonly value: number
}

/**
 * Gathers paints, shifts and long tasks, and tries the page as an impatient visitor would, until it answers.
 *
 * Usable: React has taken over the shell and, where a section owns the page, the section; and a tap on the
 * header's menu button opened the menu.
 */
export function observePage(): Seen {
  const seen: Seen = { firstPaint: null, largestPaint: null, shift: 0, longTasks: [], usable: null }
  const observe = <E extends PerformanceEntry>(type: string, take: (entry: E) => void) => {
    // The browser gives entries of the type that was asked for.
    new PerformanceObserver((list) => (list.getEntries() as E[]).forEach(take)).observe({ type, buffered: true })
  }
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  observe<LayoutShift>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  observe('longtask', (entry) => seen.longTasks.push({ start: entry.startTime, ms: entry.duration }))

  const timer = setInterval(() => {
    const button = document.querySelector<HTMLButtonElement>('header button[aria-haspopup="dialog"]')
    if (!button || !isReacts(button) || !isAlive()) return
    button.click()
    requestAnimationFrame(() => {
      const menu = document.querySelector<HTMLDialogElement>('dialog[open]')
      if (seen.usable !== null || !menu) return
      seen.usable = performance.now()
      clearInterval(timer)
      menu.close()
    })
  }, 40)
  return seen
}

function isAlive(): boolean {
  const section = document.querySelector('#outlet [data-unit]')
  const heading = document.querySelector('main h1')
  if (!heading || heading.textContent === '') return false
  return isReacts(heading) || (section !== null && [...section.querySelectorAll('*')].slice(0, 20).some(isReacts))
}

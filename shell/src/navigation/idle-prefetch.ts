import type { EventBus } from 'shared-frame/events'
import type { Registry } from 'shared-frame/remotes'
import { offeredParts } from '../composition/offered-parts'
import type { RemoteLoader } from '../composition/remote-loader'
import type { Navigator } from './navigator'

/** Sections by how often visitors go there next. */
const LIKELIEST_FIRST = ['notebook', 'menus', 'health', 'account', 'surveys', 'staff']
const QUIET_MS = 1_000
const AT_ONCE = 4
const MOST_LINKS = 6

interface Options {
  readonly registry: Registry
  readonly loader: Pick<RemoteLoader, 'lifecycles'>
  readonly navigator: Pick<Navigator, 'prefetch'>
  readonly bus: Pick<EventBus, 'subscribe'>
  readonly fetchCallCode: () => Promise<void>
}

/**
 * Once the page is quiet, fetches what the visitor is likely to need next, a few at a time: the code of calls, the pages
 * behind the links on screen with their data, the other sections, and the parts that they borrow. Never on a metered connection.
 */
export function prefetchWhenIdle({ registry, loader, navigator, bus, fetchCallCode }: Options): () => void {
  if (savesData()) return () => {}
  const present = new Set(registry.units.map((unit) => unit.name))
  const linksOnScreen = () => addressesOnScreen().map((address) => () => navigator.prefetch(address, { data: true }))
  const queue: (() => Promise<unknown>)[] = []
  let running = 0
  let stopped = false

  function next(): void {
    if (stopped || running >= AT_ONCE) return
    const fetchNext = queue.shift()
    if (!fetchNext) return
    running += 1
    void fetchNext()
      .catch(() => {})
      .then(() => {
        running -= 1
        whenIdle(next)
      })
    whenIdle(next)
  }

  const timer = setTimeout(() => {
    queue.push(
      fetchCallCode,
      ...linksOnScreen(),
      ...LIKELIEST_FIRST.filter((unit) => present.has(unit)).map((unit) => () => loader.lifecycles(unit)),
      ...offeredParts,
    )
    whenIdle(next)
  }, QUIET_MS)
  const forget = bus.subscribe('navigation/finished', () => {
    queue.unshift(...linksOnScreen())
    whenIdle(next)
  })
  return () => {
    stopped = true
    clearTimeout(timer)
    forget()
  }
}

/** Of the pages that links within sight lead to, from the top. */
function addressesOnScreen(): readonly string[] {
  const here = window.location.pathname
  const addresses = new Set<string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'main a[href^="/"]:not([rel="external"], [target])',
  )) {
    const { top, bottom, width } = link.getBoundingClientRect()
    if (bottom <= 0 || top >= window.innerHeight || width === 0) continue
    if (link.pathname !== here) addresses.add(link.pathname + link.search)
    if (addresses.size === MOST_LINKS) break
  }
  return [...addresses]
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Once the browser has nothing else to do, at the latest after 5 s. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 1_000)
}

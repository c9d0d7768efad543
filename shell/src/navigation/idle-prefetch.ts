import type { Registry } from 'shared-contracts/remotes'
import { offeredParts } from '../composition/offered-parts'
import type { RemoteLoader } from '../composition/remote-loader'

/** Sections by how often visitors go there next. */
const LIKELIEST_FIRST = ['notebook', 'menus', 'health', 'account', 'surveys', 'staff']
const QUIET_MS = 3_000

/**
 * After the page is quiet, fetches the code of the other sections and then the parts that they borrow, one at a time; never
 * on a metered connection.
 */
export function prefetchWhenIdle(registry: Registry, loader: RemoteLoader): () => void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return () => {}
  const present = new Set(registry.units.map((unit) => unit.name))
  const queue: (() => Promise<unknown>)[] = [
    ...LIKELIEST_FIRST.filter((unit) => present.has(unit)).map((unit) => () => loader.lifecycles(unit)),
    ...offeredParts,
  ]
  let stopped = false

  async function next(): Promise<void> {
    const fetchNext = queue.shift()
    if (!fetchNext || stopped) return
    await fetchNext().catch(() => {})
    whenIdle(() => void next())
  }

  const timer = setTimeout(() => whenIdle(() => void next()), QUIET_MS)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** Once the browser has nothing else to do, at the latest after 5 s. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 })
  else setTimeout(work, 1_000)
}

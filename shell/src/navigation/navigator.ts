import type { ApiClient } from 'shared-contracts/client'
import type { EventBus } from 'shared-frame/events'
import { type PageReady, within } from 'shared-frame/remote'
import type { RemoteLoader } from '../composition/remote-loader'
import type { Views } from '../composition/view'
import { applyHead } from './head'
import type { PageData } from './page-data'
import type { Progress } from './progress'
import { newEntryState, type ScrollMemory } from './scroll-memory'

/** A page whose code and data are not here by then is shown with its loading state. */
const PREPARE_LIMIT_MS = 5_000

const PRESSES = ['pointerdown', 'keydown'] as const

interface Options {
  readonly loader: RemoteLoader
  readonly pageData: PageData
  readonly views: Views
  readonly progress: Progress
  readonly scroll: ScrollMemory
  readonly api: ApiClient
  readonly bus: EventBus
  readonly today: () => string
  readonly announce: (message: string) => void
  /** True: the next page is a new document, as memory holds what the next visitor must not see. */
  readonly needsNewDocument?: () => boolean
  /** The same for a document that a section has damaged; asked beside the preparations. */
  readonly isDamaged?: () => Promise<boolean>
}

export interface Navigator {
  navigate(to: string, options?: { replace?: boolean; keepScroll?: boolean }): Promise<void>
  /** Fetches a page's code, and its data where that is worth it. */
  prefetch(to: string, options?: { readonly data?: boolean }): Promise<void>
  /** Called by whoever put a page on screen: settles title, focus, scroll and announcement. */
  pageReady(ready: PageReady): void
  /** Follows back and forward. Returns the function that stops it. */
  listen(): () => void
}

/**
 * Moves between pages. The page on screen stays until the next one's code and data are here, then the address changes and
 * single-spa swaps the sections.
 */
export function createNavigator(options: Options): Navigator {
  const {
    loader,
    pageData,
    views,
    progress,
    scroll,
    api,
    bus,
    today,
    announce,
    needsNewDocument = () => false,
    isDamaged,
  } = options
  let latest = 0
  /** How the page that is about to be ready was reached; null: it came with the document. */
  let pending: { readonly keepScroll: boolean } | null = null
  /** Whether something was pressed since the address changed. */
  let hasActed = false

  /**
   * Code and data are asked for together, and what looks for damage is loaded: one round trip.
   *
   * @returns whether the document is damaged
   */
  async function prepare(to: string, { codeOnly, data }: { codeOnly: boolean; data: boolean }) {
    const damaged = isDamaged?.()
    const { unit, routeId, visibility } = views.of(to)
    if (!unit || !routeId || unit === 'shell') return damaged
    const state = data && visibility !== 'private' ? pageData(to) : undefined
    loader.fetchPage(unit, routeId).catch(() => {})
    const lifecycles = await loader.lifecycles(unit)
    await lifecycles.prepare(to, { api, today: today() }, { codeOnly, ...(state && { state }) })
    return damaged
  }

  async function navigate(to: string, { replace = false, keepScroll = false } = {}): Promise<void> {
    const url = new URL(to, window.location.href)
    const target = views.of(url.pathname)
    const load = (): void => (replace ? window.location.replace(url) : window.location.assign(url))
    // Redirects, removed pages and unknown addresses are the document host's to answer.
    if (url.origin !== window.location.origin || target.unit === null || needsNewDocument()) return load()
    latest += 1
    const mine = latest
    progress.start()
    const address = url.pathname + url.search
    // A failure here is shown by the section's mount, which tries (or fails) again.
    const prepared = prepare(address, { codeOnly: false, data: true })
    const damaged = await within(PREPARE_LIMIT_MS, `preparing ${address}`, prepared).catch(() => false)
    if (mine !== latest) return
    if (damaged) return load()
    scroll.save()
    pending = { keepScroll }
    const state = replace ? window.history.state : newEntryState()
    if (replace) window.history.replaceState(state, '', address + url.hash)
    else window.history.pushState(state, '', address + url.hash)
    arrive()
  }

  /** The address has changed: show whose page it is now. */
  function arrive(): void {
    hasActed = false
    const next = views.of(window.location.pathname + window.location.search)
    const current = views.current.getValue()
    // Within a section single-spa mounts nothing; its page reports itself ready.
    views.current.next({
      ...next,
      state: next.unit === current.unit && current.state === 'shown' ? 'shown' : next.state,
    })
    if (next.unit === null) progress.finish()
  }

  function pageReady({ path, head }: PageReady): void {
    const view = views.current.getValue()
    if (path !== view.path) return
    progress.finish()
    views.current.next({ ...view, head, state: 'shown' })
    applyHead(head, path)
    const reached = pending
    pending = null
    if (!reached) return
    // On a busy machine a page is there to be used before it says so: who is at work on it stays where she is.
    const isAtWork = hasActed && isFocusOnPage()
    if (!reached.keepScroll && !isAtWork) settleScroll()
    // Who presses something that stays where it is goes on from there.
    if (!isAtWork && (!reached.keepScroll || !isFocusOnPage())) focusHeading()
    announce(head.title)
    bus.publish('navigation/finished', { path, unit: view.unit })
  }

  function settleScroll(): void {
    const anchor = window.location.hash
      ? document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      : null
    if (anchor) anchor.scrollIntoView()
    else window.scrollTo({ top: scroll.recall() ?? 0, behavior: 'instant' })
  }

  function onPopState(event: PopStateEvent): void {
    // single-spa fires artificial ones after each pushState; only the browser's own mean back or forward.
    if (!event.isTrusted) return
    const [next, current] = [views.of(window.location.pathname + window.location.search), views.current.getValue()]
    if (next.path === current.path && next.search === current.search) return
    latest += 1
    pending = { keepScroll: false }
    progress.start()
    arrive()
  }

  return {
    navigate,
    async prefetch(to, { data = false } = {}) {
      await prepare(to, { codeOnly: true, data }).catch(() => {})
    },
    pageReady,
    listen() {
      const remember = (): void => scroll.save()
      const act = (): void => {
        hasActed = true
      }
      window.addEventListener('popstate', onPopState)
      window.addEventListener('pagehide', remember)
      for (const press of PRESSES) window.addEventListener(press, act, { capture: true, passive: true })
      return () => {
        window.removeEventListener('popstate', onPopState)
        window.removeEventListener('pagehide', remember)
        for (const press of PRESSES) window.removeEventListener(press, act, { capture: true })
      }
    },
  }
}

function isFocusOnPage(): boolean {
  return document.activeElement?.closest('main') instanceof HTMLElement
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

import { paths } from 'shared-contracts/paths'
import type { EventBus } from 'shared-frame/events'
import type { Registry } from 'shared-frame/remotes'

const ADDRESS = '/my-sw.js'
/** What a page names is kept once the page itself has settled, so that nothing it needs waits behind it. */
const NAMED_AFTER_MS = 3_000

/**
 * Registers the service worker once the page has loaded, and has it keep the public pages that are read without a new
 * document. The site works without a service worker: one that is unsupported or refused is not an error.
 *
 * @param files to be kept too, though this page did not load them
 */
export function registerServiceWorker(bus: EventBus, files: readonly string[]): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void start(bus, files)
  else window.addEventListener('load', () => void start(bus, files), { once: true })
}

async function start(bus: EventBus, files: readonly string[]): Promise<void> {
  try {
    await navigator.serviceWorker.register(scriptAddress(), { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    // The first visit's files were fetched before the service worker listened.
    active?.postMessage(keep([pageAddress(), ...loadedFiles(), ...files]))
    const keepNamed = namedPagesKeeper((pages) => active?.postMessage(keep(pages)))
    keepNamed()
    bus.subscribe('navigation/finished', () => {
      keepNamed()
      // The list is to open at the market, whatever that costs; what the page has loaded is not fetched from the server again.
      if (!savesData() || window.location.pathname === paths.cart) active?.postMessage(keep([pageAddress()]))
    })
  } catch {
    // The site works without it.
  }
}

/** The chunk through which calls go: a page from the cache needs it, a page from the server may not have loaded it. */
export function callFiles({ units }: Registry): readonly string[] {
  const shell = units.find(({ name }) => name === 'shell')
  return shell ? (shell.chunks.http?.js ?? []).map((file) => shell.base + file) : []
}

/** Under Trusted Types a script's address must come from a policy; this one lets only our own through. */
function scriptAddress(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (address) => {
      if (address !== ADDRESS) throw new Error(`Not the service worker: ${address}`)
      return address
    },
  })
  return (policy ? policy.createScriptURL(ADDRESS) : ADDRESS) as string
}

type Kept = string | readonly [string, { readonly headers: Readonly<Record<string, string>> }]

/** The message by which workbox-routing fetches addresses as if the page had. */
function keep(urlsToCache: readonly Kept[]) {
  return { type: 'CACHE_URLS', payload: { urlsToCache } } as const
}

function pageAddress(): Kept {
  const { pathname, search } = window.location
  return [pathname + search, { headers: { accept: 'text/html' } }]
}

/** Has the pages kept that the page on screen marks as worth it (`data-keep-offline`: today's menu), each once in a document. */
function namedPagesKeeper(keepAll: (pages: readonly Kept[]) => void): () => void {
  const kept = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const named = [...document.querySelectorAll<HTMLElement>('main [data-keep-offline]')].map(
        ({ dataset }) => dataset.keepOffline ?? '',
      )
      const fresh = named.filter((path) => path.startsWith('/') && !kept.has(path))
      for (const path of fresh) kept.add(path)
      if (fresh.length > 0 && !savesData()) keepAll(fresh.map((path) => [path, { headers: { accept: 'text/html' } }]))
    }, NAMED_AFTER_MS)
  }
}

function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|media)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

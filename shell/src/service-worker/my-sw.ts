import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CACHES, outdatedCaches } from './cache-names'
import { type Handling, handlingOf } from './handling'
import { offlineDocument } from './offline/offline-document'
import { ownPage } from './offline/own-page'
import { OFFLINE_PATH } from './offline-path'
import { strategies } from './strategies'

/*
 * The service worker. It keeps what is public and was read: pages, the files they need, pictures and cacheable API answers,
 * each within bounds, and the page of the shopping list, which opens without network. What is on the list it never sees: that is
 * kept by the page itself, in IndexedDB. Where nothing can be had it says what can be read. A new version takes over on the next visit; the pages that are open keep the one they started with.
 */

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

// The DOM library describes windows; of a worker's scope only this is used.
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHES.offline).then((cache) => cache.add(new Request(OFFLINE_PATH, { cache: 'reload' }))),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(outdatedCaches(names).map((name) => caches.delete(name)))))
})

function handling(request: Request, url: URL, sameOrigin: boolean): Handling {
  return handlingOf({
    method: request.method,
    path: url.pathname,
    sameOrigin,
    mode: request.mode,
    accept: request.headers.get('accept') ?? '',
    authorised: request.headers.has('authorization'),
  })
}

for (const kind of ['list', 'registry', 'asset', 'media', 'api'] as const) {
  registerRoute(({ request, url, sameOrigin }) => handling(request, url, sameOrigin) === kind, strategies[kind])
}

// What she kept of her own is shown where the network fails, not where it is slow: nothing says how old it is to a hurried eye.
registerRoute(
  ({ request, url, sameOrigin }) => handling(request, url, sameOrigin) === 'document',
  async (asked) => {
    const own = asked.request.mode === 'navigate' ? await ownPage(asked.url.pathname) : undefined
    // Asked of the server itself: the browser's cache still has the page as anybody sees it for some minutes.
    return own ? fetch(asked.request, { cache: 'no-cache' }).catch(() => own) : strategies.document.handle(asked)
  },
)

setCatchHandler(async ({ request, url }) => {
  const kind = handling(request, url, true)
  if (kind !== 'document' && kind !== 'list') return Response.error()
  const page = await caches.match(OFFLINE_PATH, { cacheName: CACHES.offline })
  return page ? offlineDocument(page, Date.now()) : Response.error()
})

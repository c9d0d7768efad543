import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { CACHES } from './cache-names'
import { type Handling, isPublic, isPublicPage } from './handling'
import { keepFiles, keptFile, LIST_PATH, namedFiles, removeOtherFiles } from './list-page'

const DAY_SECONDS = 86_400

/** A slow network is given this long before the kept page is shown. */
const DOCUMENT_TIMEOUT_SECONDS = 3

const matchOptions: CacheQueryOptions = { ignoreVary: true }

const publicOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (publicResponse(response) ? response : null),
}

const publicPagesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!publicResponse(response)) return null
    return isPublicPage(new URL(request.url).pathname, await response.clone().text()) ? response : null
  },
}

/** A page that nobody has opened, only asked to keep: its files have not come by. */
const withFiles: WorkboxPlugin = {
  async cacheDidUpdate({ request, newResponse }) {
    if (request.mode === 'navigate') return
    const cache = await caches.open(CACHES.assets)
    const missing = namedFiles(await newResponse.clone().text()).map(async (file) => {
      if (!(await caches.match(file, matchOptions))) await cache.add(file)
    })
    await Promise.allSettled(missing)
  },
}

/** One document, whatever the query says of the side that is shown, and only together with all its files. */
const wholeListPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => LIST_PATH,
  cacheWillUpdate: async ({ response }) =>
    publicResponse(response) && (await keepFiles(await response.clone().text())) ? response : null,
  cacheDidUpdate: async ({ newResponse }) => removeOtherFiles(await newResponse.clone().text()),
}

const filesOfList: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? keptFile(request),
}

const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true, matchOptions })

const oldAssets = atMost(160, 60)

/** How each kind of request is answered. Documents and API answers are fresh where there is a network. */
export const strategies: Readonly<Record<Exclude<Handling, null>, Strategy>> = {
  list: new NetworkFirst({
    cacheName: CACHES.list,
    networkTimeoutSeconds: DOCUMENT_TIMEOUT_SECONDS,
    matchOptions,
    plugins: [wholeListPage],
  }),
  document: new NetworkFirst({
    cacheName: CACHES.documents,
    networkTimeoutSeconds: DOCUMENT_TIMEOUT_SECONDS,
    matchOptions,
    plugins: [publicPagesOnly, withFiles, atMost(40, 30)],
  }),
  // The visitor's own, so that kept pages that name it find their sections without network too.
  registry: new NetworkFirst({ cacheName: CACHES.assets, matchOptions, plugins: [oldAssets] }),
  // Released files never change under their name.
  asset: new CacheFirst({
    cacheName: CACHES.assets,
    matchOptions,
    plugins: [publicOnly, oldAssets, filesOfList],
  }),
  media: new StaleWhileRevalidate({ cacheName: CACHES.media, matchOptions, plugins: [publicOnly, atMost(150, 30)] }),
  api: new NetworkFirst({ cacheName: CACHES.api, matchOptions, plugins: [publicOnly, atMost(80, 7)] }),
}

function publicResponse({ status, type, redirected, headers }: Response): boolean {
  return isPublic({ status, type, redirected, cacheControl: headers.get('cache-control') ?? '' })
}

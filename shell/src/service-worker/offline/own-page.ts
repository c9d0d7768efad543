import { ownPages } from 'shared-contracts/constants'

/** What the visitor has kept of her own under this path. */
export async function ownPage(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: ownPages.cache, ignoreSearch: true, ignoreVary: true })
}

import { ownPages } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { deviceStorage } from 'shared-frame/kept'

/** What a page of this site may do that was made here: be seen. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** Whether this browser can keep a page and answer with it: not without a secure connection, nor without service workers, as inside apps. */
export const canKeepPages = (): boolean =>
  'caches' in window && navigator.serviceWorker !== undefined && deviceStorage() !== null

/** Whose chart is kept on this device; null: none is. */
export async function keptChild(): Promise<number | null> {
  const kept = await caches.match(paths.babyHealth, { cacheName: ownPages.cache })
  const id = Number(kept?.headers.get('x-child'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** From now on the service worker answers the page's address with it where the network fails. The last one counts. */
export async function keepPage(html: string, owner: number, childId: number): Promise<void> {
  window.localStorage.setItem(ownPages.owner, String(owner))
  const cache = await caches.open(ownPages.cache)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'x-child': String(childId),
  }
  await cache.put(paths.babyHealth, new Response(html, { headers }))
}

export async function forgetPage(): Promise<void> {
  const cache = await caches.open(ownPages.cache)
  await cache.delete(paths.babyHealth)
}

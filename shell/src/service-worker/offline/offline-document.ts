import { CACHES } from '../cache-names'
import { LIST_PATH } from '../list-page'
import { type ReadablePage, readableLists, readablePage, todayAt } from './readable-pages'

const LIST: ReadablePage = { address: LIST_PATH, title: 'Danh sách đi chợ', group: 'Của bạn' }

/**
 * The page for when a page can't be had, with all that can: pages that were read, the menu of today, the shopping list and what
 * the visitor kept of her own. It needs no script and no file.
 */
export async function offlineDocument(page: Response, now: number): Promise<Response> {
  const html = await page.text()
  const lists = readableLists(await readablePages(now).catch(() => []))
  return new Response(html.replace('</main>', `${lists}</main>`), { status: page.status, headers: page.headers })
}

async function readablePages(now: number): Promise<readonly ReadablePage[]> {
  const list = await caches.match(LIST_PATH, { cacheName: CACHES.list, ignoreVary: true })
  return [...(list ? [LIST] : []), ...(await ownPages()), ...(await keptDocuments(now))]
}

async function ownPages(): Promise<readonly ReadablePage[]> {
  const pages = await kept(CACHES.own)
  return pages.flatMap(({ address, html }) => {
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
    return title ? [{ address, title, group: 'Của bạn' as const }] : []
  })
}

async function keptDocuments(now: number): Promise<readonly ReadablePage[]> {
  const pages = await kept(CACHES.documents)
  return pages.flatMap(({ address, html }) => readablePage(address, html, todayAt(now)) ?? [])
}

async function kept(cacheName: string): Promise<readonly { readonly address: string; readonly html: string }[]> {
  const cache = await caches.open(cacheName)
  return Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      return { address: pathname + search, html }
    }),
  )
}

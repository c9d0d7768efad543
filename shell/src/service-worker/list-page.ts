import { paths } from 'shared-contracts/paths'
import type { Registry } from 'shared-frame/remotes'
import { CACHES } from './cache-names'

/** The page that opens without network. Its document is the same for everybody: what is on the list is not in it. */
export const LIST_PATH = paths.cart

const anyVariant: CacheQueryOptions = { ignoreVary: true }

/** Chunks that the page loads after it has come alive, by unit: they stand in no hint of the document. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  shell: ['http'],
  account: ['shopping-list'],
}

/**
 * Addresses of all scripts, styles and fonts that a kept document of the list needs: those that it names, and those of its
 * registry that the page asks for later. Null: not a document of this site.
 */
export function filesOfListPage(html: string): readonly string[] | null {
  const data = /<script type="application\/json" id="document-data"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (data === undefined) return null
  return [...new Set([...namedFiles(html), ...laterFiles(data)])]
}

/** The released files that a document names itself. */
export function namedFiles(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? ''))]
}

function laterFiles(data: string): readonly string[] {
  const { registry }: { readonly registry: Registry } = JSON.parse(data)
  return registry.units.flatMap(({ name, base, entry, chunks }) => {
    const later = LATER[name]
    if (later === undefined) return []
    const files = later.flatMap((chunk) => [...(chunks[chunk]?.js ?? []), ...(chunks[chunk]?.css ?? [])])
    return [entry, ...files].map((file) => base + file)
  })
}

/** Keeps the files of a document of the list; false: not all could be had, so the former document stays the one that is kept. */
export async function keepFiles(html: string): Promise<boolean> {
  const files = filesOfListPage(html)
  if (files === null) return false
  try {
    const cache = await caches.open(CACHES.list)
    await Promise.all(
      files.map(async (file) => {
        if (await cache.match(file, anyVariant)) return
        const kept = await caches.match(file, anyVariant)
        if (kept) await cache.put(file, kept)
        else await cache.add(file)
      }),
    )
    return true
  } catch {
    return false
  }
}

/** Files of former releases go once the new document is in place. */
export async function removeOtherFiles(html: string): Promise<void> {
  const wanted = new Set([LIST_PATH, ...(filesOfListPage(html) ?? [])])
  const cache = await caches.open(CACHES.list)
  const outdated = (await cache.keys()).filter(({ url }) => !wanted.has(decodeURI(new URL(url).pathname)))
  await Promise.all(outdated.map((request) => cache.delete(request, anyVariant)))
}

export async function keptFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: CACHES.list, ...anyVariant })
}

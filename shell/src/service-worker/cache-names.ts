import { ownPages } from 'shared-contracts/constants'

/** Raised when what is kept can no longer be read by a newer version; older caches are then deleted. */
const VERSION = 1

/** All caches begin alike, so that old ones can be told from anybody else's. */
export const CACHE_PREFIX = 'site-'

export const CACHES = {
  /** The offline page, alone: never evicted. */
  offline: `${CACHE_PREFIX}offline-${VERSION}`,
  /** The page of the shopping list with all its files: replaced as a whole, never evicted. */
  list: `${CACHE_PREFIX}list-${VERSION}`,
  /** Pages of the visitor's own, put there by themselves: never evicted, erased with her session. */
  own: ownPages.cache,
  documents: `${CACHE_PREFIX}documents-${VERSION}`,
  assets: `${CACHE_PREFIX}assets-${VERSION}`,
  media: `${CACHE_PREFIX}media-${VERSION}`,
  api: `${CACHE_PREFIX}api-${VERSION}`,
} as const

/** Of all caches of this origin, those of an earlier version. */
export function outdatedCaches(names: readonly string[]): readonly string[] {
  const current: readonly string[] = Object.values(CACHES)
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && !current.includes(name))
}

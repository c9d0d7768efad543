import { setImmediate } from 'node:timers/promises'
import type { SiteSearch } from './site-search'

/** So many searches are made in one go; then other calls have their turn. */
const IN_ONE_GO = 20
/** Far more than editors' lists have. */
const MOST_REMEMBERED = 5000

/**
 * Works something out of a search for a list of keys, each once while the content stays the same. `nameOf` tells keys apart.
 *
 * @example
 * const answered = rememberedOf(isAnswered, (keyword: string) => keyword)
 * (await answered(search, ['cháo'])).get('cháo') // true
 */
export function rememberedOf<K, T>(work: (search: SiteSearch, key: K) => T, nameOf: (key: K) => string) {
  const ofSearch = new WeakMap<SiteSearch, Map<string, T>>()
  return async (search: SiteSearch, keys: readonly K[]): Promise<ReadonlyMap<K, T>> => {
    const known = ofSearch.get(search) ?? new Map<string, T>()
    ofSearch.set(search, known)
    if (known.size > MOST_REMEMBERED) known.clear()
    const worked = new Map<K, T>()
    let made = 0
    for (const key of keys) {
      const name = nameOf(key)
      const remembered = known.get(name)
      const value = remembered === undefined ? work(search, key) : remembered
      if (remembered === undefined) {
        known.set(name, value)
        made += 1
        if (made % IN_ONE_GO === 0) await setImmediate()
      }
      worked.set(key, value)
    }
    return worked
  }
}

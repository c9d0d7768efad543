import type { KeptOwner, KeptPlace, KeptValue } from 'shared-frame/kept'

/**
 * The place, with this document's memory for what the device has no room for: `keep` answers false, and the value is there and is sent
 * all the same while the document stands. For what must be sent though it can't be kept.
 */
export function withMemory<T>(place: KeptPlace<T>): KeptPlace<T> {
  const held = new Map<KeptOwner, Map<string, KeptValue<T>>>()
  let end: (() => void) | null = null

  const heldOf = (owner: KeptOwner): Map<string, KeptValue<T>> => held.get(owner) ?? new Map()
  const newer = (kept: KeptValue<T> | null, own: KeptValue<T> | undefined) =>
    own && (kept === null || kept.at <= own.at) ? own : kept

  function erase(): void {
    held.clear()
    end?.()
    end = null
  }

  return {
    ...place,
    read: (owner, key) => newer(place.read(owner, key), heldOf(owner).get(key)),
    list(owner) {
      const own = heldOf(owner)
      const kept = place.list(owner)
      if (own.size === 0) return kept
      const all = new Map(kept.map((entry) => [entry.key, entry]))
      for (const [key, value] of own) all.set(key, { key, ...(newer(all.get(key) ?? null, value) ?? value) })
      return [...all.values()].sort((a, b) => a.at - b.at)
    },
    keep(owner, key, value, at = Date.now()) {
      // Held before the place tells of it
      held.set(owner, new Map(heldOf(owner)).set(key, { value, at }))
      end ??= place.subscribe((erased) => erased && erase())
      const isKept = place.keep(owner, key, value, at)
      if (isKept) held.get(owner)?.delete(key)
      return isKept
    },
    forget(owner, key) {
      held.get(owner)?.delete(key)
      place.forget(owner, key)
    },
    subscribe: (listener) =>
      place.subscribe((erased) => {
        if (erased) erase()
        listener(erased)
      }),
  }
}

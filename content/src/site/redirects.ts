/** How an old path is looked up: decoded, in lower case, without query, hash or trailing slash. Null: no path at all. */
export function redirectKey(path: string): string | null {
  const bare = path.split(/[?#]/)[0] ?? ''
  if (!bare.startsWith('/')) return null
  try {
    return decodeURIComponent(bare).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/'
  } catch {
    return null
  }
}

export interface RedirectRow {
  /** See `redirectKey`. */
  readonly from: string
  /** Null: the page is gone (410). */
  readonly to: string | null
}

export type RedirectWay =
  | { readonly kind: 'direct' }
  /** Leads to another old address; `end` is where it should lead at once, null: gone. */
  | { readonly kind: 'chain'; readonly end: string | null }
  /** Leads back to itself, directly or around. */
  | { readonly kind: 'loop' }

/** How the row of `from` reaches its end. A visitor is led in one hop, so that only a direct one is right. */
export function redirectWay(table: ReadonlyMap<string, string | null>, from: string): RedirectWay {
  const seen = new Set([from])
  let to = table.get(from) ?? null
  for (let hops = 0; to !== null; hops += 1) {
    const key = redirectKey(to)
    if (key !== null && seen.has(key)) return { kind: 'loop' }
    const next = key === null ? undefined : table.get(key)
    if (key === null || next === undefined) return hops === 0 ? { kind: 'direct' } : { kind: 'chain', end: to }
    seen.add(key)
    if (next === null) return { kind: 'chain', end: null }
    to = next
  }
  return { kind: 'direct' }
}

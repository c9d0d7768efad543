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
  readonly from: string
  /** Null: the page is gone (410). */
  readonly to: string | null
}

/**
 * The rows with chains flattened to their end. A row that leads back to itself, directly or around, is refused and named
 * in `loops`.
 */
export function flattenRedirects(rows: readonly RedirectRow[]): {
  readonly table: Map<string, string | null>
  readonly loops: string[]
} {
  const direct = new Map(rows.map((row) => [row.from, row.to]))
  const table = new Map<string, string | null>()
  const loops: string[] = []
  for (const from of direct.keys()) {
    const end = endOf(direct, from)
    if (end === undefined) loops.push(from)
    else table.set(from, end)
  }
  return { table, loops }
}

function endOf(direct: ReadonlyMap<string, string | null>, from: string): string | null | undefined {
  const seen = new Set([from])
  let to = direct.get(from)
  while (typeof to === 'string') {
    const key = redirectKey(to)
    if (key === null || !direct.has(key)) return key !== null && seen.has(key) ? undefined : to
    if (seen.has(key)) return undefined
    seen.add(key)
    to = direct.get(key)
  }
  return to
}

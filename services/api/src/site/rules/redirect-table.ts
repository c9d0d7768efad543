import { redirectKey } from 'content/redirects'
import type { CallAnswer } from 'shared-contracts/calls'

/** Old paths (see `redirectKey`) and where they lead; null: the page is gone. */
export type RedirectTable = ReadonlyMap<string, string | null>

/** Addresses that old pages made by mistake: a segment `undefined` leads to the section above it. */
function aboveUndefined(key: string): string | null {
  const segments = key.split('/')
  const place = segments.indexOf('undefined')
  if (place < 1) return null
  return segments.slice(0, place).join('/') || '/'
}

/** Where an old path leads. The content check refuses chains, so one step suffices. */
export function resolveRedirect(table: RedirectTable, path: string): CallAnswer<'Redirect/Resolve'> {
  const key = redirectKey(path)
  if (key === null) return { kind: 'none' }
  const target = table.get(key)
  if (target === null) return { kind: 'gone' }
  if (target !== undefined) return { kind: 'moved', to: target }
  const above = aboveUndefined(key)
  if (above === null) return { kind: 'none' }
  // The section above may have moved itself.
  return { kind: 'moved', to: table.get(above) ?? above }
}

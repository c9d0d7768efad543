import { pageDataPath } from 'shared-contracts/paths'

/** From asking ahead to the visit: a page on screen asks anew after a minute too. */
const FRESH_MS = 30_000
const MOST_KEPT = 30

/** The data of a page as its document would bring it, by path and query; null: it has none, or could not be had in time. */
export type PageData = (address: string) => Promise<unknown>

/** Asks the document host, once for an address within half a minute: one round trip, beside the code's. */
export function createPageData(): PageData {
  const asked = new Map<string, { readonly at: number; readonly state: Promise<unknown> }>()
  return (address) => {
    const known = asked.get(address)
    if (known && performance.now() - known.at < FRESH_MS) return known.state
    const [oldest] = asked.keys()
    if (asked.size >= MOST_KEPT && oldest !== undefined) asked.delete(oldest)
    const state = ask(address).catch(() => {
      asked.delete(address)
      return null
    })
    asked.delete(address)
    asked.set(address, { at: performance.now(), state })
    return state
  }
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(pageDataPath(address))
  // Nothing there is an answer too
  if (!answer.ok) return null
  const { state }: { readonly state?: unknown } = await answer.json()
  return state ?? null
}

import { keepText, tabStorage } from 'shared-frame/kept'

const KEY = 'scroll-positions'
const MOST = 50

/** Where each entry of the history was scrolled to; survives a reload, ends with the tab. */
export interface ScrollMemory {
  /** Remembers the current position under the current history entry. */
  save(): void
  /** The position of the current entry, or null when it is new. */
  recall(): number | null
}

export function createScrollMemory(): ScrollMemory {
  window.history.scrollRestoration = 'manual'
  const positions = new Map<string, number>(parse(tabStorage()?.getItem(KEY) ?? null))

  return {
    save() {
      positions.delete(entryKey())
      positions.set(entryKey(), window.scrollY)
      const recent = [...positions].slice(-MOST)
      keepText(tabStorage(), KEY, JSON.stringify(recent))
    },
    recall: () => positions.get(entryKey()) ?? null,
  }
}

/** The state object that a new history entry gets, so that it can be told from others of the same address. */
export function newEntryState(): { readonly key: string } {
  return { key: Math.random().toString(36).slice(2) }
}

function entryKey(): string {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : ''
  return `${key} ${window.location.pathname}`
}

function parse(text: string | null): [string, number][] {
  if (!text) return []
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

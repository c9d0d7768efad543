import type { Release } from './release-figures'
import { type Watched, watchKey } from './watched-releases'

/** A version that people are to look at. */
export interface Suspicion extends Release {
  /** In Vietnamese. */
  readonly reason: string
}

export interface Suspicions {
  readonly all: () => readonly Suspicion[]
  add(watched: Watched, reason: string): void
  /** Forgets what is no longer watched, and what nothing has spoken against for a while. */
  tidy(watched: readonly Watched[]): void
}

const KEPT_MS = 600_000

/** @param onNew once for each promotion of a version, until it is forgotten */
export function collectSuspicions(now: () => number, onNew: (release: Release, reason: string) => void): Suspicions {
  const suspected = new Map<string, Suspicion & { readonly at: number }>()
  return {
    all: () => [...suspected.values()],
    add(watched, reason) {
      const key = watchKey(watched)
      const isNew = !suspected.has(key)
      suspected.set(key, { unit: watched.unit, version: watched.version, reason, at: now() })
      if (isNew) onNew(watched, reason)
    },
    tidy(watched) {
      const current = new Set(watched.map(watchKey))
      for (const [key, { at }] of suspected) if (!current.has(key) || now() - at > KEPT_MS) suspected.delete(key)
    },
  }
}

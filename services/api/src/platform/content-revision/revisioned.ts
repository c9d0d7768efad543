import type { RevisionWatch } from './revision.store'

/** A value made from the content, made again when the content has changed. */
export interface Revisioned<T> {
  current(): Promise<T>
}

/** Callers that come while it is being made wait for the same making; a failed making is tried again by the next call. */
export function createRevisioned<T>(watch: RevisionWatch, make: () => Promise<T>): Revisioned<T> {
  let made: { readonly revision: number; readonly value: Promise<T> } | null = null
  return {
    async current() {
      const { revision } = await watch.current()
      if (made?.revision !== revision) {
        const value = make()
        const making = { revision, value }
        made = making
        value.catch(() => {
          if (made === making) made = null
        })
      }
      return made.value
    },
  }
}

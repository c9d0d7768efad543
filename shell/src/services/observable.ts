/** A value that can be watched; the shape that React's `useSyncExternalStore` wants. */
export interface Observable<T> {
  read(): T
  subscribe(listener: () => void): () => void
}

export interface Settable<T> extends Observable<T> {
  set(value: T): void
}

export function observable<T>(initial: T): Settable<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeptOwner, KeptPlace, KeptValue } from './kept-values'

export interface KeptState<T> extends KeptValue<T> {
  /** False: the device has no room for the last change, which is lost with the page. */
  readonly isKept: boolean
  /** Changes the value and keeps it. False: another tab has newer work, which is shown now instead. */
  change(next: (value: T) => T): boolean
}

/**
 * Work in progress that is kept on the device as it changes. Of several tabs the newest change counts: each shows what another
 * one did as soon as it is kept. Logging out anywhere sets it back to `first`; logging in goes on with what is newer, the work
 * on screen or the user's own.
 */
export function useKeptState<T>(place: KeptPlace<T>, owner: KeptOwner, key: string, first: () => T): KeptState<T> {
  const [shown, setShown] = useState<KeptValue<T>>(() => place.read(owner, key) ?? { value: first(), at: 0 })
  const [isKept, setIsKept] = useState(true)
  /** What is on screen, also between two renderings. */
  const current = useRef(shown)

  function show(next: KeptValue<T>): void {
    current.current = next
    setShown(next)
  }

  /** Shows what was kept since; false: nothing. */
  function takeNewer(): boolean {
    const kept = place.read(owner, key)
    if (kept === null || kept.at <= current.current.at) return false
    show(kept)
    setIsKept(true)
    return true
  }

  const look = useEffectEvent((erased: boolean) => {
    if (erased) show({ value: first(), at: 0 })
    else takeNewer()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner or key has other values
  useEffect(() => {
    look(false)
    return place.subscribe((erased) => look(erased))
  }, [place, owner, key])

  return {
    ...shown,
    isKept,
    change(next) {
      if (takeNewer()) return false
      const value = next(current.current.value)
      if (value === current.current.value) return true
      const changed = { value, at: Math.max(Date.now(), current.current.at + 1) }
      show(changed)
      setIsKept(place.keep(owner, key, changed.value, changed.at))
      return true
    },
  }
}

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type KeptOwner, type KeptPlace, keepsAny } from 'shared-frame/kept'

const nothing = () => () => {}

/** Whether a value waits under this key. `owner` null: it isn't known yet who is here. */
export function useIsWaiting(place: KeptPlace<unknown>, owner: KeptOwner | null, key: string): boolean {
  return useSyncExternalStore(
    owner === null ? nothing : place.subscribe,
    () => owner !== null && place.read(owner, key) !== null,
    () => false,
  )
}

/** How many values wait; 0 until it is known who is here. */
export function useWaitingCount(place: KeptPlace<unknown>, owner: KeptOwner | null): number {
  return useSyncExternalStore(
    owner === null ? nothing : place.subscribe,
    () => (owner === null ? 0 : place.list(owner).length),
    () => 0,
  )
}

/** The values that wait, oldest first. Empty until it is known who is here. */
export function useWaiting<T>(place: KeptPlace<T>, owner: KeptOwner | null): readonly T[] {
  // As text, which stays the same until something changes
  const read = useCallback(
    () =>
      owner !== null && keepsAny(place, owner) ? JSON.stringify(place.list(owner).map(({ value }) => value)) : '[]',
    [place, owner],
  )
  const text = useSyncExternalStore(owner === null ? nothing : place.subscribe, read, () => '[]')
  return useMemo(() => JSON.parse(text), [text])
}

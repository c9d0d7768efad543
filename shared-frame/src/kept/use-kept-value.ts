import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeptPlace } from './kept-values'
import { useWorkOwner } from './use-kept-owner'

/**
 * Work of a part that stands in the server's HTML: the first rendering shows `first`, as the document does, then what is
 * kept. `place` and `key` stay the same. For what several tabs change at once there is `useKeptState`.
 *
 * @example const [text, setText, forget] = useKeptValue(ownLineText, 'new', '')
 */
export function useKeptValue<T>(
  place: KeptPlace<T>,
  key: string,
  first: T,
): readonly [value: T, change: (next: (value: T) => T) => void, forget: () => void] {
  const owner = useWorkOwner()
  const [value, setValue] = useState(first)
  const latest = useRef(value)
  const isChanged = useRef(false)

  function show(next: T): void {
    latest.current = next
    setValue(next)
  }

  const begin = useEffectEvent(() => {
    if (owner === null) return
    if (isChanged.current) return void place.keep(owner, key, latest.current)
    const kept = place.read(owner, key)
    if (kept !== null) show(kept.value)
  })
  const erase = useEffectEvent(() => {
    isChanged.current = false
    show(first)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner or key has other values
  useEffect(() => {
    begin()
    return place.subscribe((erased) => {
      if (erased) erase()
    })
  }, [place, owner, key])

  return [
    value,
    (next) => {
      isChanged.current = true
      show(next(latest.current))
      if (owner !== null) place.keep(owner, key, latest.current)
    },
    () => {
      isChanged.current = false
      show(first)
      if (owner !== null) place.forget(owner, key)
    },
  ]
}

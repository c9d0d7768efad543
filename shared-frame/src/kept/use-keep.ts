import { useEffect, useRef } from 'react'
import type { KeptPlace } from './kept-values'
import { useKeptOwner } from './use-kept-owner'

/**
 * Keeps what the visitor chooses. Before it is known who is here, the last of it waits until then: a choice that is made
 * while the page comes alive is not lost.
 */
export function useKeep<T>(place: KeptPlace<T>, key: string): (value: T) => void {
  const owner = useKeptOwner()
  const waiting = useRef<{ readonly value: T } | null>(null)

  useEffect(() => {
    if (owner === null || waiting.current === null) return
    place.keep(owner, key, waiting.current.value)
    waiting.current = null
  }, [place, owner, key])

  return (value) => {
    if (owner === null) waiting.current = { value }
    else place.keep(owner, key, value)
  }
}

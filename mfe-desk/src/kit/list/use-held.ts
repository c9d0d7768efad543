import { useState } from 'react'
import type { Known } from '../entry-kind'

export interface Held<E> {
  /** Entries on screen: those of the list, behind those that have left it while something of the editor's stands in them. */
  readonly entries: readonly E[]
  hasLeft(entry: E): boolean
  hold(entry: E, isHeld: boolean): void
}

/** Keeps entries on screen in which an editor writes, whatever becomes of the list meanwhile. */
export function useHeld<E extends Known>(listed: readonly E[]): Held<E> {
  const [held, setHeld] = useState<readonly E[]>([])
  const left = held.filter(({ key }) => !listed.some((entry) => entry.key === key))
  return {
    entries: [...left, ...listed],
    hasLeft: ({ key }) => left.some((entry) => entry.key === key),
    hold: (entry, isHeld) =>
      setHeld((now) => [...now.filter(({ key }) => key !== entry.key), ...(isHeld ? [entry] : [])]),
  }
}

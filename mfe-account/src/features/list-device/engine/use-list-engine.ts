import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from 'shared-frame'
import type { ListOperation } from '../rules/list-types'
import { browserSurroundings } from './browser-surroundings'
import { createListEngine, type ListEngine } from './list-engine'
import type { ListView } from './list-view'

interface Options {
  readonly userId: number
  /** Whether the session knows that this user is logged in. */
  readonly connected: boolean
  readonly onRefused: (operation: ListOperation, code: string | null) => void
}

/** The list of a user while a component shows it. The component is keyed by the user. */
export function useListEngine({ userId, connected, onRefused }: Options): { engine: ListEngine; view: ListView } {
  const shell = useShell()
  const { bus } = shell
  const [engine] = useState(() =>
    createListEngine({ shell, userId, surroundings: browserSurroundings(userId), onRefused }),
  )
  const view = useSyncExternalStore(engine.subscribe, engine.read, engine.read)
  useEffect(() => () => engine.stop(), [engine])
  useEffect(() => engine.connect(connected), [engine, connected])
  // An entry was added or removed, here or in another tab.
  useEffect(() => bus.subscribe('cart/changed', engine.refresh), [engine, bus])
  return { engine, view }
}

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { VisitorAnswer, VisitorKey, VisitorState } from 'shared-frame/remotes'
import { useShell } from '../shell/shell-context'
import { noVisitorState } from './no-visitor-data'

export interface VisitorQuery<T> extends Omit<VisitorState<VisitorKey>, 'data'> {
  readonly data: T | undefined
  readonly refetch: () => Promise<void>
}

/**
 * One part of the signed-in visitor's data, fetched while a component shows it. Anonymous visitors have none: the state
 * stays pending and nothing is asked. While a document hydrates it is pending too, as it was on the server.
 */
export function useVisitorData<K extends VisitorKey>(key: K): VisitorQuery<VisitorAnswer<K>> {
  const { visitor } = useShell()
  const subscribe = useCallback((listener: () => void) => visitor.subscribe(key, listener), [visitor, key])
  const state = useSyncExternalStore(
    subscribe,
    () => visitor.read(key),
    () => noVisitorState,
  )
  return useMemo(() => ({ ...state, refetch: () => visitor.refetch(key) }), [state, visitor, key])
}

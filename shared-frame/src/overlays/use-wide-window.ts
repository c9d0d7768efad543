import { useSyncExternalStore } from 'react'
import { TOOLTIP_WIDTH_PX } from 'shared-contracts/constants'

const QUERY = `(min-width: ${TOOLTIP_WIDTH_PX}px)`

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is at least 1024 px wide. The server says no: phones come first. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
}

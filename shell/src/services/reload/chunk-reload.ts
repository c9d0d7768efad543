import { CHUNK_RELOAD_MS } from 'shared-contracts/constants'
import { keepText, tabStorage } from 'shared-frame/kept'

const KEY = 'chunk-reload-at'

/** Whether an error says that a released file could not be fetched, mostly because a newer release replaced it. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk .+ failed/.test(error.message))
  )
}

/**
 * Reloads the page to get the files of today, at most once in 60 s; forms keep what was typed. Without a network only where
 * the service worker answers with what can be read: else the browser's own error would take the page's place. False: not now.
 */
export function reloadForChunk(now: number): boolean {
  if (!window.navigator.onLine && !window.navigator.serviceWorker?.controller) return false
  const tab = tabStorage()
  const last = Number(tab?.getItem(KEY) ?? 0)
  // A tab that remembers nothing could reload without end.
  if (now - last < CHUNK_RELOAD_MS || !keepText(tab, KEY, String(now))) return false
  window.location.reload()
  return true
}

/** Catches chunk failures that nobody handled. */
export function watchChunkFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (isChunkFailure(event.reason)) reloadForChunk(Date.now())
  })
}

import { useEffect } from 'react'
import { useShell } from 'shared-frame'

/**
 * Counts for editors that a keyword found nothing. In the browser alone: a document from a cache would be counted once for many readers,
 * and machines that read pages not at all. Nobody waits for it, and nobody is told when it fails.
 */
export function useCountedMiss(keyword: string, missed: boolean): void {
  const { api } = useShell()
  useEffect(() => {
    if (missed) api.call('Search/AddMiss', { body: { keyword } }).catch(() => {})
  }, [api, keyword, missed])
}

import { useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'

/** Keywords that found nothing. Keyed by the editor: another account's answer is never shown. */
export function useSearchMisses(editorId: number) {
  const { api } = useShell()
  return useQuery({
    queryKey: ['search-misses', editorId],
    queryFn: ({ signal }) => api.call('Search/GetMisses', { signal }),
    staleTime: 0,
  })
}

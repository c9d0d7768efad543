import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'

/** What the editors' page shows; kept by no cache of this browser. */
export function contentOverviewQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['content-overview'],
    queryFn: ({ signal }) => api.call('ContentDesk/GetOverview', { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

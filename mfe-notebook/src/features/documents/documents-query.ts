import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Laws, decisions and guidelines, newest first. */
export function documentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['documents'],
    queryFn: ({ signal }) => api.call('Document/GetAll', { signal }),
  })
}

export function useDocuments() {
  return useQuery(documentsQuery(useShell().api))
}

import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'

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

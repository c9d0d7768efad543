import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Terms and privacy text in force. */
export function termsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['terms'],
    queryFn: ({ signal }) => api.call('Terms/GetCurrent', { signal }),
  })
}

export function useTerms() {
  return useQuery(termsQuery(useShell().api))
}

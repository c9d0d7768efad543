import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'

/** The sign-ins of other providers that are set up; comes with the document. Logging in by password goes on without. */
export function socialSignInsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['social-sign-ins'],
    queryFn: ({ signal }) => api.call('User/GetSocialSignIns', { signal }),
    retry: false,
    meta: { optional: true },
  })
}

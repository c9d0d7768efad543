import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** The visitor with her children, to know whom menus are for. Under the user's id: another login is another answer. */
export function profileQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['user-info', userId],
    queryFn: ({ signal }) => api.call('User/UserInfo', { signal }),
    // The profile may have been changed in another section.
    staleTime: 0,
    meta: { optional: true },
  })
}

import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

export type OwnProfile = CallAnswer<'User/UserInfo'>

/** The logged-in user with her or his children. Under the user's id: another login is another answer. */
export function ownProfileQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['own-profile', userId],
    queryFn: ({ signal }) => api.call('User/UserInfo', { signal }),
    // Other sections and devices change it too: each visit asks, what is known shows meanwhile.
    staleTime: 0,
  })
}

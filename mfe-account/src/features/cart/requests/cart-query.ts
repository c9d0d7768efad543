import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

export type CartEntry = CallAnswer<'UserCart/GetAll'>[number]

/** What the user wants to buy for, newest first. */
export function cartQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['own-cart', userId],
    queryFn: ({ signal }) => api.call('UserCart/GetAll', { signal }),
    staleTime: 0,
  })
}

import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'
import type { ConsentPurpose } from '../rules/consent-purposes'

export type ConsentEntry = CallAnswer<'User/GetConsents'>[number]

/** Every consent given or withdrawn, newest first. */
export function consentsQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['consents', userId],
    queryFn: ({ signal }) => api.call('User/GetConsents', { signal }),
    staleTime: 0,
  })
}

/** The latest word on a purpose counts; no word means no. */
export function isGiven(entries: readonly ConsentEntry[], purpose: ConsentPurpose): boolean {
  return entries.find((entry) => entry.purpose === purpose)?.given ?? false
}

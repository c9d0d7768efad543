import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

export type Child = CallAnswer<'User/UserInfo'>['children'][number]
export type ChildCheck = CallAnswer<'HealthCheck/CheckChildHealth'>
export type ChildAssessment = CallAnswer<'HealthCheck/CheckOtherChildHealth'>

/** The logged-in user with her or his children. Under the user's id: another login is another answer. */
export function ownProfileQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['own-profile', userId],
    queryFn: ({ signal }) => api.call('User/UserInfo', { signal }),
  })
}

/** Checks of one of the user's children, oldest first. */
export function childHistoryQuery(api: ApiClient, childId: number) {
  return queryOptions({
    queryKey: ['child-history', childId],
    queryFn: ({ signal }) => api.call('HealthCheck/GetChildrenHealthHistory', { query: { childId }, signal }),
  })
}

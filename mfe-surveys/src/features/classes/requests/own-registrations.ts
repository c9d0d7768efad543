import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

export type Registration = CallAnswer<'CookingClass/Register'>

/** The user's registrations for classes, by class. */
export function ownRegistrationsQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['own-registrations', userId],
    queryFn: async ({ signal }): Promise<Readonly<Record<number, Registration>>> => {
      const classes = await api.call('CookingClass/GetRegisteredClasses', { signal })
      return Object.fromEntries(classes.map(({ registration }) => [registration.classId, registration]))
    },
    staleTime: 0,
  })
}

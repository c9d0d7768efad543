import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** The classes that the user registered for, next first. */
export function ownClassesQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['own-classes', userId],
    queryFn: ({ signal }) => api.call('CookingClass/GetRegisteredClasses', { signal }),
    staleTime: 0,
  })
}

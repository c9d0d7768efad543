import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** The free week of an object type, open to everyone. */
export function freeWeekQuery(api: ApiClient, objectTypeId: number) {
  return queryOptions({
    queryKey: ['free-week', objectTypeId],
    queryFn: ({ signal }) => api.call('Menu/GetFreeMenu', { query: { objectTypeId }, signal }),
  })
}

export function useFreeWeek(objectTypeId: number) {
  return useQuery(freeWeekQuery(useShell().api, objectTypeId))
}

import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { useFreshSeats } from './use-fresh-seats'

/** One class with its content. Rejects with 404 when there is none. */
export function classQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['class', id],
    queryFn: ({ signal }) => api.call('CookingClass/GetById', { query: { id }, signal }),
    // The document may be minutes old, and seats are taken meanwhile.
    staleTime: 0,
  })
}

export function useClass(id: number) {
  useFreshSeats()
  return useQuery(classQuery(useShell().api, id))
}

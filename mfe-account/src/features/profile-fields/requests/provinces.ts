import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { REFERENCE_STALE_TIME } from './reference-stale-time'

export function provincesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['provinces'],
    queryFn: ({ signal }) => api.call('Province/GetAll', { signal }),
    staleTime: REFERENCE_STALE_TIME,
  })
}

export const useProvinces = () => useQuery(provincesQuery(useShell().api))

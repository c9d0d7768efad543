import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'
import { REFERENCE_STALE_TIME } from './reference-stale-time'

/** Wards of a province; nothing while none is chosen. */
export function wardsQuery(api: ApiClient, provinceId: number | null) {
  return queryOptions({
    queryKey: ['wards', provinceId],
    queryFn: async ({ signal }) =>
      provinceId === null ? [] : api.call('Ward/GetByProvinceId', { query: { id: provinceId }, signal }),
    staleTime: REFERENCE_STALE_TIME,
  })
}

export const useWards = (provinceId: number | null) => useQuery(wardsQuery(useShell().api, provinceId))

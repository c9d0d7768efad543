import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { wardOptions } from 'shared-ui/places'
import { REFERENCE_STALE_TIME } from './reference-stale-time'

/** Wards of a province, as choices; nothing while none is chosen. */
export function wardsQuery(api: ApiClient, provinceId: number | null) {
  return queryOptions({
    queryKey: ['wards', provinceId],
    async queryFn({ signal }) {
      if (provinceId === null) return []
      const query = { id: provinceId }
      const [wards, districts] = await Promise.all([
        api.call('Ward/GetByProvinceId', { query, signal }),
        api.call('District/GetByProvinceId', { query, signal }),
      ])
      return wardOptions(wards, districts)
    },
    staleTime: REFERENCE_STALE_TIME,
  })
}

export const useWards = (provinceId: number | null) => useQuery(wardsQuery(useShell().api, provinceId))

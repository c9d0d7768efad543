import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

const SHOWN = 6

/** Day menus made ahead for an object type. */
export function standardMenusQuery(api: ApiClient, objectTypeId: number) {
  return queryOptions({
    queryKey: ['standard-menus', objectTypeId],
    queryFn: ({ signal }) =>
      api.call('Menu/GetStandardMenu', { query: { objectTypeId, pageNumber: 1, pageSize: SHOWN }, signal }),
    meta: { optional: true },
  })
}

export function useStandardMenus(objectTypeId: number) {
  return useQuery(standardMenusQuery(useShell().api, objectTypeId))
}

import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'

/** A menu with its days. Rejects with 404 when there is none. */
export function menuQuery(api: ApiClient, menuId: number) {
  return queryOptions({
    queryKey: ['menu', menuId],
    queryFn: ({ signal }) => api.call('Menu/GetStandardMenuById', { query: { menuId }, signal }),
  })
}

export function useMenu(menuId: number) {
  return useQuery(menuQuery(useShell().api, menuId))
}

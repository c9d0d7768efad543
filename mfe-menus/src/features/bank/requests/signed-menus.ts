import type { ApiClient } from 'shared-contracts/client'
import { PAGE_SIZE_MAX } from 'shared-contracts/constants'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Menus that the institute has signed, with the day of the signature. */
export function signedMenusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['signed-menus'],
    queryFn: async ({ signal }) => {
      const query = { pageNumber: 1, pageSize: PAGE_SIZE_MAX }
      const { items } = await api.call('Menu/GetStandardMenu', { query, signal })
      return items.filter((menu) => menu.signedAt !== null)
    },
    meta: { optional: true },
  })
}

export function useSignedMenus() {
  return useQuery(signedMenusQuery(useShell().api))
}

import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** One week card for each object type, for the home page. */
export function homeMenusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['home-menus'],
    queryFn: ({ signal }) => api.call('Menu/HomePage', { signal }),
  })
}

export function useHomeMenus() {
  return useQuery(homeMenusQuery(useShell().api))
}

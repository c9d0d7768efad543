import type { ApiClient } from 'shared-contracts/client'
import { useSession, useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'

/** A menu; its days when they are open to this visitor: login opens all. Rejects with 404 when there is none. */
export function menuQuery(api: ApiClient, menuId: number, signedIn = false) {
  return queryOptions({
    queryKey: signedIn ? ['menu', menuId, 'signed-in'] : ['menu', menuId],
    queryFn: ({ signal }) => api.call('Menu/GetStandardMenuById', { query: { menuId }, signal }),
  })
}

/** The menu as this visitor may see it. The public part stays on screen until the rest is fetched after login. */
export function useMenu(menuId: number) {
  const { api } = useShell()
  const signedIn = useSession().state === 'signed-in'
  return useQuery({ ...menuQuery(api, menuId, signedIn), placeholderData: (before) => before })
}

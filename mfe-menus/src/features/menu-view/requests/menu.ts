import type { ApiClient } from 'shared-contracts/client'
import { useSession, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/**
 * A menu; its days when they are open to this visitor: login opens all. In its own portions, or in those of an object type that may eat all of it.
 * Rejects with 404 when there is none.
 */
export function menuQuery(api: ApiClient, menuId: number, objectTypeId: number | null, signedIn = false) {
  return queryOptions({
    queryKey: ['menu', menuId, objectTypeId, ...(signedIn ? ['signed-in'] : [])],
    queryFn: ({ signal }) => {
      const query = objectTypeId === null ? { menuId } : { menuId, objectTypeId }
      return api.call('Menu/GetStandardMenuById', { query, signal })
    },
  })
}

/** The menu as this visitor may see it. What was there stays on screen until the rest is fetched, after login or for another eater. */
export function useMenu(menuId: number, objectTypeId: number | null) {
  const { api } = useShell()
  const signedIn = useSession().state === 'signed-in'
  return useQuery({ ...menuQuery(api, menuId, objectTypeId, signedIn), placeholderData: (before) => before })
}

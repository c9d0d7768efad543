import type { ApiClient } from 'shared-contracts/client'
import { useSession, useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'

/** A dish; its ingredients and figures when it is open to this visitor: login opens all. Rejects with 404 when there is none. */
export function dishQuery(api: ApiClient, id: number, signedIn = false) {
  return queryOptions({
    queryKey: signedIn ? ['dish', id, 'signed-in'] : ['dish', id],
    queryFn: ({ signal }) => api.call('Dish/GetById', { query: { id }, signal }),
  })
}

/** The dish as this visitor may see it. The public part stays on screen until the rest is fetched after login. */
export function useDish(id: number) {
  const { api } = useShell()
  const signedIn = useSession().state === 'signed-in'
  return useQuery({ ...dishQuery(api, id, signedIn), placeholderData: (before) => before })
}

import type { ApiClient } from 'shared-contracts/client'
import { useSession, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** For whom the amounts of a dish are told. */
export interface AskedServing {
  /** Left out: for whom the dish is made. */
  readonly objectTypeId?: number
  readonly people: number
  /** How much of the usual portion each one eats. */
  readonly portion: number
}

/** A dish; its ingredients and figures when it is open to this visitor: login opens all. Rejects with 404 when there is none. */
export function dishQuery(api: ApiClient, id: number, asked: AskedServing, signedIn = false) {
  return queryOptions({
    queryKey: ['dish', id, asked, ...(signedIn ? ['signed-in'] : [])],
    queryFn: ({ signal }) => api.call('Dish/GetById', { query: { id, ...asked }, signal }),
  })
}

/** The dish as this visitor may see it. What was there stays on screen until the rest is fetched, after login or for another eater. */
export function useDish(id: number, asked: AskedServing) {
  const { api } = useShell()
  const signedIn = useSession().state === 'signed-in'
  return useQuery({ ...dishQuery(api, id, asked, signedIn), placeholderData: (before) => before })
}

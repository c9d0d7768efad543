import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** A dish; its ingredients and figures when it is open to this visitor: login opens all. Rejects with 404 when there is none. */
export function dishQuery(api: ApiClient, id: number, signedIn = false) {
  return queryOptions({
    queryKey: signedIn ? ['dish', id, 'signed-in'] : ['dish', id],
    queryFn: ({ signal }) => api.call('Dish/GetById', { query: { id }, signal }),
  })
}

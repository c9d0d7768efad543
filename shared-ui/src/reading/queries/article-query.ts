import { type ApiClient, ApiError } from 'shared-contracts/client'
import { parseIdSlug } from 'shared-contracts/paths'
import { queryOptions } from 'shared-ui/remote'

/** The article that the last segment of an address names. Rejects with 404 when it names none. */
export function articleQuery(api: ApiClient, segment: string) {
  const id = parseIdSlug(segment)?.id ?? null
  return queryOptions({
    queryKey: ['article', id],
    queryFn: async ({ signal }) => {
      if (id === null) throw new ApiError('Article/GetById', 404, `${segment} names no article`)
      return api.call('Article/GetById', { query: { id }, signal })
    },
  })
}

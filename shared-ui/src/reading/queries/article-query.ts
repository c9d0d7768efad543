import { type ApiClient, ApiError, isRefused } from 'shared-contracts/client'
import { parseIdSlug } from 'shared-contracts/paths'
import { queryOptions } from 'shared-frame/remote'

/** The article that the last segment of an address names. Rejects with 404 when it names none, or none that this visitor may read. */
export function articleQuery(api: ApiClient, segment: string) {
  const query = gatedArticleQuery(api, segment)
  return queryOptions({
    ...query,
    queryFn: (context) => query.queryFn(context).catch(absentIfRefused),
  })
}

/** The same for a section that has the gate: rejects with 401 or 403 when the article is there for others. */
export function gatedArticleQuery(api: ApiClient, segment: string) {
  const id = parseIdSlug(segment)?.id ?? null
  return {
    queryKey: ['article', id],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      if (id === null) throw new ApiError('Article/GetById', 404, `${segment} names no article`)
      return api.call('Article/GetById', { query: { id }, signal })
    },
  }
}

function absentIfRefused(error: unknown): never {
  throw isRefused(error) ? new ApiError('Article/GetById', 404, 'an article for others', [], error) : error
}

import { type ApiClient, ApiError, isRefused } from 'shared-contracts/client'
import { parseIdSlug } from 'shared-contracts/paths'
import { queryOptions } from 'shared-ui/remote'

/** What becomes of an article that the visitor may not read: absent (404) to most sections, a refusal to the one that has the gate. */
export type ArticleRefusal = 'absent' | 'refused'

/** The article that the last segment of an address names. Rejects with 404 when it names none. */
export function articleQuery(api: ApiClient, segment: string, refusal: ArticleRefusal = 'absent') {
  const id = parseIdSlug(segment)?.id ?? null
  return queryOptions({
    queryKey: ['article', id],
    queryFn: async ({ signal }) => {
      if (id === null) throw new ApiError('Article/GetById', 404, `${segment} names no article`)
      const article = api.call('Article/GetById', { query: { id }, signal })
      return refusal === 'refused' ? article : article.catch(absentIfRefused)
    },
  })
}

function absentIfRefused(error: unknown): never {
  throw isRefused(error) ? new ApiError('Article/GetById', 404, 'an article for others', [], error) : error
}

import { type ApiClient, ApiError } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** The tags that articles for everybody have. */
export function articleTagsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['article-tags'],
    queryFn: ({ signal }) => api.call('ArticleTag/GetAll', { signal }),
  })
}

export function useArticleTags() {
  return useQuery(articleTagsQuery(useShell().api))
}

/** The article tag with this code. Rejects with 404 when there is none. */
export function articleTagQuery(api: ApiClient, code: string) {
  return queryOptions({
    queryKey: ['article-tag', code],
    queryFn: async ({ client }) => {
      const tags = await client.ensureQueryData(articleTagsQuery(api))
      const tag = tags.find((each) => each.code === code)
      if (!tag) throw new ApiError('ArticleTag/GetAll', 404, `No tag ${code}`)
      return tag
    },
  })
}

export function useArticleTag(code: string) {
  return useQuery(articleTagQuery(useShell().api, code))
}

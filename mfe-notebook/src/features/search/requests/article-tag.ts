import { type ApiClient, ApiError } from 'shared-contracts/client'
import { useShell } from 'shared-ui'
import { queryOptions, useQuery } from 'shared-ui/remote'

/** The article tag with this code. Rejects with 404 when there is none. */
export function articleTagQuery(api: ApiClient, code: string) {
  return queryOptions({
    queryKey: ['article-tag', code],
    queryFn: async ({ signal }) => {
      const tags = await api.call('ArticleTag/GetAll', { signal })
      const tag = tags.find((each) => each.code === code)
      if (!tag) throw new ApiError('ArticleTag/GetAll', 404, `No tag ${code}`)
      return tag
    },
  })
}

export function useArticleTag(code: string) {
  return useQuery(articleTagQuery(useShell().api, code))
}

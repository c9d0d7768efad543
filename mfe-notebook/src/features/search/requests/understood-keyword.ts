import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Which kind answers the keyword, and what may have been meant. Results are shown without it too. */
export function understoodKeywordQuery(api: ApiClient, keyword: string) {
  return queryOptions({
    queryKey: ['understood-keyword', keyword],
    queryFn: ({ signal }) => api.call('Search/Understand', { body: { keyword }, signal }),
    meta: { optional: true },
  })
}

export function useUnderstoodKeyword(keyword: string) {
  return useQuery(understoodKeywordQuery(useShell().api, keyword))
}

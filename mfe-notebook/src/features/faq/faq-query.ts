import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Questions and answers, in the order of the page. */
export function faqQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['faq'],
    queryFn: ({ signal }) => api.call('Faq/GetAll', { signal }),
  })
}

export function useFaq() {
  return useQuery(faqQuery(useShell().api))
}

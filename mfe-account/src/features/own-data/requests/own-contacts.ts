import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** The messages to the programme that belong to the account. */
export function useOwnContacts() {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: ['own-contacts'],
      queryFn: ({ signal }) => api.call('UserContact/GetOwn', { signal }),
      // One may have been sent a moment ago, from a page of another section.
      staleTime: 0,
    }),
  )
}

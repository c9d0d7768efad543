import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

export const OWN_APPROVAL = ['staff-approval'] as const

/** Where the visitor's own approval stands; null for other types of account. */
export function useOwnApproval() {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: OWN_APPROVAL,
      queryFn: ({ signal }) => api.call('Staff/GetApproval', { signal }),
      staleTime: 0,
    }),
  )
}

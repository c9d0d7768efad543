import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

export type StaffFile = CallAnswer<'Staff/GetFiles'>[number]

/** Files for medical staff, newest first. Asked for in the browser alone: documents are made for nobody in particular. */
export function useStaffFiles() {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: ['staff-files'],
      queryFn: ({ signal }) => api.call('Staff/GetFiles', { signal }),
      // Access may end while the page is open: what is shown again is asked for again.
      staleTime: 0,
    }),
  )
}

import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { entriesKey } from '../../../kit/decisions'

/** Who is coming to a class and who waits, in order. */
export function useAttendees(id: number) {
  const { api } = useShell()
  return useQuery(
    queryOptions({
      queryKey: [...entriesKey('class'), 'registrations', id],
      queryFn: ({ signal }) => api.call('ClassDesk/GetRegistrations', { query: { id }, signal }),
      staleTime: 0,
    }),
  )
}

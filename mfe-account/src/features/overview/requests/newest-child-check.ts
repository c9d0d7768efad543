import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { newestChildCheck } from '../rules/newest-checks'

/** The newest check of a child; null when there is none. Asked at each visit: the health section adds to them. */
export function useNewestChildCheck(childId: number) {
  const { api } = useShell()
  return useQuery({
    queryKey: ['newest-child-check', childId],
    queryFn: async ({ signal }) =>
      newestChildCheck(await api.call('HealthCheck/GetChildrenHealthHistory', { query: { childId }, signal })),
    staleTime: 0,
  })
}

import { useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import type { ChildCheck } from '../rules/newest-checks'

/** The newest check of a child; null when there is none. Asked at each visit: the health section adds to them. */
export function useNewestChildCheck(childId: number) {
  const { api } = useShell()
  return useQuery({
    queryKey: ['newest-child-check', childId],
    queryFn: async ({ signal }): Promise<ChildCheck | null> =>
      (await api.call('HealthCheck/GetChildrenHealthHistory', { query: { childId }, signal })).at(-1) ?? null,
    staleTime: 0,
  })
}

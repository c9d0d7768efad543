import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { useHistoryNotices } from '../../book'
import { type ChildCheck, childHistoryQuery } from './child-history'

/** Clears one check; it can be restored for 30 days. */
export function useDeleteChildCheck(childId: number) {
  const { api } = useShell()
  const notices = useHistoryNotices(childHistoryQuery(api, childId))
  return useMutation({
    scope: notices.scope,
    mutationFn: ({ id }: ChildCheck) => api.call('HealthCheck/DeleteChildCheck', { query: { childId, id } }),
    onSuccess: notices.cleared,
    onError: notices.failed,
  })
}

import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { useHistoryNotices } from '../../book'
import { childHistoryQuery } from './child-history'

/** Brings back what was cleared last, within 30 days. */
export function useRestoreChildHistory(childId: number) {
  const { api } = useShell()
  const notices = useHistoryNotices(childHistoryQuery(api, childId))
  return useMutation({
    scope: notices.scope,
    mutationFn: () => api.call('HealthCheck/RestoreChildHealthHistory', { body: { childId } }),
    onSuccess: notices.restored,
    onError: notices.failed,
  })
}

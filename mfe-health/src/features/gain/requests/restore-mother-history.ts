import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { useHistoryNotices } from '../../book'
import { motherHistoryQuery } from './mother-history'

/** Brings back what was cleared last, within 30 days. */
export function useRestoreMotherHistory(userId: number) {
  const { api } = useShell()
  const notices = useHistoryNotices(motherHistoryQuery(api, userId))
  return useMutation({
    scope: notices.scope,
    mutationFn: () => api.call('HealthCheck/RestoreMotherHealthHistory', { body: {} }),
    onSuccess: notices.restored,
    onError: notices.failed,
  })
}

import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { useHistoryNotices } from '../../book'
import { motherHistoryQuery } from './mother-history'

/** Clears all checks of the pregnancy; they can be restored for 30 days. */
export function useResetMotherHistory(userId: number) {
  const { api } = useShell()
  const notices = useHistoryNotices(motherHistoryQuery(api, userId))
  return useMutation({
    scope: notices.scope,
    mutationFn: () => api.call('HealthCheck/ResetMotherHealthHistory', { query: {} }),
    onSuccess: notices.cleared,
    onError: notices.failed,
  })
}

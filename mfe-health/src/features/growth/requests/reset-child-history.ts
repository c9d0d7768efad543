import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { useHistoryNotices } from '../../book'
import { childHistoryQuery } from './child-history'

/** Clears all checks of a child; they can be restored for 30 days. */
export function useResetChildHistory(childId: number) {
  const { api } = useShell()
  const notices = useHistoryNotices(childHistoryQuery(api, childId))
  return useMutation({
    scope: notices.scope,
    mutationFn: () => api.call('HealthCheck/ResetChildHealthHistory', { query: { childId } }),
    onSuccess: notices.cleared,
    onError: notices.failed,
  })
}

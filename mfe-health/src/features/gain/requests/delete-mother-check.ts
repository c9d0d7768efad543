import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { useHistoryNotices } from '../../book'
import { type MotherCheck, motherHistoryQuery } from './mother-history'

/** Clears one check; it can be restored for 30 days. */
export function useDeleteMotherCheck(userId: number) {
  const { api } = useShell()
  const notices = useHistoryNotices(motherHistoryQuery(api, userId))
  return useMutation({
    scope: notices.scope,
    mutationFn: ({ id }: MotherCheck) => api.call('HealthCheck/DeleteMotherCheck', { query: { id } }),
    onSuccess: notices.cleared,
    onError: notices.failed,
  })
}

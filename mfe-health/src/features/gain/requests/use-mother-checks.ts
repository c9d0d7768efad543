import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-ui'
import { useMutation, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { failureMessage } from '../../book/failures'
import { type MotherDraft, motherBody } from '../forms/mother-draft'
import { type MotherCheck, motherHistoryQuery } from './gain-queries'

/** What a mother can do with her checks; every change fetches the history again. */
export function useMotherChecks(userId: number) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries(motherHistoryQuery(api, userId))
  const onError = (error: unknown) => notify(failureMessage(error), 'error')
  const sayCleared = (answer: CallAnswer<'HealthCheck/ResetMotherHealthHistory'>) => {
    if (answer.cleared > 0) notify(texts.baby.history.cleared, 'success')
    return refresh()
  }

  const save = useMutation({
    mutationFn: async ({ draft, replaces }: { draft: MotherDraft; replaces: MotherCheck | null }) => {
      const saved = await api.call('HealthCheck/CheckMotherHealth', { body: motherBody(draft) })
      // A check that was moved to another day leaves its old one.
      if (replaces && replaces.checkDate !== saved.checkDate) {
        await api.call('HealthCheck/DeleteMotherCheck', { query: { id: replaces.id } })
      }
      return saved
    },
    onSuccess() {
      notify(texts.mother.saved, 'success')
      return refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (check: MotherCheck) => api.call('HealthCheck/DeleteMotherCheck', { query: { id: check.id } }),
    onSuccess: sayCleared,
    onError,
  })
  const reset = useMutation({
    mutationFn: () => api.call('HealthCheck/ResetMotherHealthHistory', { query: {} }),
    onSuccess: sayCleared,
    onError,
  })
  const restore = useMutation({
    mutationFn: () => api.call('HealthCheck/RestoreMotherHealthHistory', { body: {} }),
    onSuccess: ({ restored }) => {
      notify(restored > 0 ? texts.baby.history.restored(restored) : texts.baby.history.nothingToRestore, 'info')
      return refresh()
    },
    onError,
  })
  return { save, remove, reset, restore }
}

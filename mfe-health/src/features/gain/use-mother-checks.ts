import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-ui'
import { useMutation, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../texts'
import { failureMessage } from '../growth/field-problems'
import { type MotherCheck, motherHistoryQuery } from './gain-queries'
import { type MotherDraft, motherBody } from './mother-draft'

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
    mutationFn: ({ draft, replaces }: { draft: MotherDraft; replaces: MotherCheck | null }) =>
      api.call('HealthCheck/CheckMotherHealth', { body: { ...motherBody(draft), replacesId: replaces?.id } }),
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

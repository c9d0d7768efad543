import type { CalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-ui'
import { useMutation, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { failureMessage } from '../../book/failures'
import { birthBody, type CheckDraft, measuresBody } from '../forms/check-draft'
import { type ChildCheck, childHistoryQuery } from './growth-queries'

/** What can be done with a child's checks; every change fetches the history again. */
export function useChildChecks(childId: number, birth: CalendarDay | null) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries(childHistoryQuery(api, childId))
  const onError = (error: unknown) => notify(failureMessage(error), 'error')
  const sayCleared = (answer: CallAnswer<'HealthCheck/ResetChildHealthHistory'>) => {
    if (answer.cleared > 0) notify(texts.baby.history.cleared, 'success')
    return refresh()
  }

  const save = useMutation({
    mutationFn: async ({ draft, replaces }: { draft: CheckDraft; replaces: ChildCheck | null }) => {
      const atBirth = birth === null ? null : birthBody(draft, birth)
      if (atBirth) await api.call('HealthCheck/CheckChildHealth', { body: { childId, ...atBirth } })
      const saved = await api.call('HealthCheck/CheckChildHealth', { body: { childId, ...measuresBody(draft) } })
      // A check that was moved to another day leaves its old one.
      if (replaces && replaces.checkDate !== saved.checkDate) {
        await api.call('HealthCheck/DeleteChildCheck', { query: { childId, id: replaces.id } })
      }
      return saved
    },
    onSuccess() {
      notify(texts.baby.saved, 'success')
      return refresh()
    },
  })
  const remove = useMutation({
    mutationFn: (check: ChildCheck) => api.call('HealthCheck/DeleteChildCheck', { query: { childId, id: check.id } }),
    onSuccess: sayCleared,
    onError,
  })
  const reset = useMutation({
    mutationFn: () => api.call('HealthCheck/ResetChildHealthHistory', { query: { childId } }),
    onSuccess: sayCleared,
    onError,
  })
  const restore = useMutation({
    mutationFn: () => api.call('HealthCheck/RestoreChildHealthHistory', { body: { childId } }),
    onSuccess: ({ restored }) => {
      notify(restored > 0 ? texts.baby.history.restored(restored) : texts.baby.history.nothingToRestore, 'info')
      return refresh()
    },
    onError,
  })
  return { save, remove, reset, restore }
}

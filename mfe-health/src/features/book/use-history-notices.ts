import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'
import { texts } from '../../texts'
import { failureMessage } from './failures'

type Cleared = CallAnswer<'HealthCheck/ResetMotherHealthHistory'>
type Restored = CallAnswer<'HealthCheck/RestoreMotherHealthHistory'>

/**
 * What follows a change of a health history: a notice, and the history is fetched again. Changes with its `scope` are sent one after
 * the other: what is deleted while it is being saved stays deleted.
 */
export function useHistoryNotices(history: { readonly queryKey: readonly unknown[] }) {
  const { notify } = useShell()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: history.queryKey })
  return {
    scope: { id: JSON.stringify(history.queryKey) },
    saved(message: string) {
      notify(message, 'success')
      return refresh()
    },
    cleared({ cleared }: Cleared) {
      if (cleared > 0) notify(texts.book.cleared, 'success')
      return refresh()
    },
    restored({ restored }: Restored) {
      notify(restored > 0 ? texts.book.restored(restored) : texts.book.nothingToRestore, 'info')
      return refresh()
    },
    failed(error: unknown) {
      notify(failureMessage(error), 'error')
    },
  }
}

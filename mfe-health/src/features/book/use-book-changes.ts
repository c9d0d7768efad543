import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { useMutation, useQueryClient } from 'shared-frame/remote'
import { texts } from '../../texts'
import { failureMessage } from './failures'

/** What every entry of a book has. */
export interface BookCheck {
  readonly id: number
  readonly checkDate: string
}

/** An entry as it is sent. */
export interface BookEntry<C, V> {
  readonly values: V
  /** The check that is being corrected; when its day changes, it moves there. */
  readonly replaces: C | null
  /** Measures that are unusual were said to be right. */
  readonly confirmed: boolean
}

/** The calls of one book. What is cleared can be restored for 30 days. */
export interface BookCalls<C, V> {
  /** Stores an entry, with everything that it says and a change of its day, in one call. */
  save(entry: BookEntry<C, V>): Promise<unknown>
  remove(check: C): Promise<CallAnswer<'HealthCheck/ResetMotherHealthHistory'>>
  reset(): Promise<CallAnswer<'HealthCheck/ResetMotherHealthHistory'>>
  /** Brings back what was cleared last. */
  restore(): Promise<CallAnswer<'HealthCheck/RestoreMotherHealthHistory'>>
}

/** Under which the entries of a book are kept: all keys that begin with it. */
export interface BookHistory {
  readonly queryKey: readonly unknown[]
}

/** Changes of one book are sent one after the other: what is deleted while it is being saved stays deleted. */
export const changesOf = ({ queryKey }: BookHistory) => ({ id: JSON.stringify(queryKey) })

/**
 * The changes of a book. Each is told in a notice, and the entries are fetched again; a failed entry is for the form to tell.
 *
 * @param saved what is told of a stored entry
 */
export function useBookChanges<C extends BookCheck, V>(history: BookHistory, saved: string, calls: BookCalls<C, V>) {
  const { notify } = useShell()
  const client = useQueryClient()
  const scope = changesOf(history)
  const refresh = () => client.invalidateQueries({ queryKey: history.queryKey })
  const onError = (error: unknown) => notify(failureMessage(error), 'error')
  const onCleared = ({ cleared }: { readonly cleared: number }) => {
    if (cleared > 0) notify(texts.book.cleared, 'success')
    return refresh()
  }
  return {
    save: useMutation({
      scope,
      mutationFn: calls.save,
      onSuccess() {
        notify(saved, 'success')
        return refresh()
      },
    }),
    remove: useMutation({ scope, mutationFn: calls.remove, onSuccess: onCleared, onError }),
    reset: useMutation({ scope, mutationFn: () => calls.reset(), onSuccess: onCleared, onError }),
    restore: useMutation({
      scope,
      mutationFn: () => calls.restore(),
      onSuccess({ restored }) {
        notify(restored > 0 ? texts.book.restored(restored) : texts.book.nothingToRestore, 'info')
        return refresh()
      },
      onError,
    }),
  }
}

import { useShell } from 'shared-frame'
import { useMutation, useQueryClient } from 'shared-frame/remote'
import { bookTexts } from '../../texts/book'
import type { BookCalls, BookCheck, BookHistory } from './book'
import { failureMessage } from './failures'

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
    if (cleared > 0) notify(bookTexts.cleared, 'success')
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
        notify(restored > 0 ? bookTexts.restored(restored) : bookTexts.nothingToRestore, 'info')
        return refresh()
      },
      onError,
    }),
  }
}

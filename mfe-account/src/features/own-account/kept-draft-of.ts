import { type KeptDraft, keptDraft } from 'shared-ui/sending'

/**
 * A place for what stands in a form of the account page, over the login prompt that may come between. It is
 * one user's: who logs in next on the same device does not find it.
 */
export function keptDraftOf<D>(): (userId: number) => KeptDraft<D> {
  const kept = keptDraft<{ readonly userId: number; readonly draft: D }>()
  return (userId) => ({
    read() {
      const found = kept.read()
      return found?.userId === userId ? found.draft : null
    },
    keep: (draft) => kept.keep({ userId, draft }),
    forget: kept.forget,
  })
}

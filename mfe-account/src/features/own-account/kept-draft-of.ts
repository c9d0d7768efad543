import { type KeptDraft, keptDraft } from 'shared-ui/sending'

/**
 * A place for what stands in a form of the account page, over the login prompt that may come between. It is
 * one user's: who logs in next on the same device does not find it. `notKept` is what fields hold that are never kept, such as
 * passwords.
 */
export function keptDraftOf<D>(notKept: Partial<D> = {}): (userId: number) => KeptDraft<D> {
  const kept = keptDraft<{ readonly userId: number; readonly draft: D }>()
  return (userId) => ({
    read() {
      const found = kept.read()
      return found?.userId === userId ? found.draft : null
    },
    keep: (draft) => kept.keep({ userId, draft: { ...draft, ...notKept } }),
    forget: kept.forget,
  })
}

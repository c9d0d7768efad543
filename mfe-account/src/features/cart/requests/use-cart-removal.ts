import { useState } from 'react'
import { useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { cartTexts as texts } from '../../../texts/cart'
import { failureText } from '../../own-account'
import type { CartEntry } from '../rules/cart-groups'

/** Removes entries of the list: hidden at once, shown again with a message when the server refuses. */
export function useCartRemoval(entries: readonly CartEntry[]) {
  const shell = useShell()
  /** Ids are never used again, so a removed entry may stay here until the list arrives without it. */
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const hide = (removed: readonly CartEntry[]) => setHidden((ids) => new Set([...ids, ...removed.map(({ id }) => id)]))
  const showAgain = (kept: readonly CartEntry[]) =>
    setHidden((ids) => new Set([...ids].filter((id) => !kept.some((entry) => entry.id === id))))

  const one = useMutation({
    mutationFn: ({ id }: CartEntry) => shell.api.call('UserCart/Delete', { query: { id } }),
    onMutate(entry) {
      hide([entry])
      shell.announce(texts.removed(entry.title))
    },
    onSuccess: ({ numberOfCarts }) => shell.visitor.publishChange('cart/changed', { numberOfCarts }),
    onError(error, entry) {
      showAgain([entry])
      shell.notify(texts.notRemoved(entry.title, failureText(error)), 'error')
    },
  })
  const all = useMutation({
    mutationFn: (_: readonly CartEntry[]) => shell.api.call('UserCart/DeleteAll'),
    onMutate: hide,
    onSuccess({ numberOfCarts }) {
      shell.visitor.publishChange('cart/changed', { numberOfCarts })
      shell.notify(texts.cleared, 'success')
    },
    onError(error, removed) {
      showAgain(removed)
      shell.notify(texts.notCleared(failureText(error)), 'error')
    },
  })
  const shown = entries.filter(({ id }) => !hidden.has(id))
  return { hidden, remove: one.mutate, clear: () => all.mutate(shown), clearing: all.isPending }
}

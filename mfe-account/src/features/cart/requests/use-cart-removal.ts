import { useShell } from 'shared-ui'
import { useMutation, useQueryClient } from 'shared-ui/remote'
import { cartTexts as texts } from '../../../texts/cart'
import { failureText } from '../../own-account'
import { withEntryBack } from '../rules/cart-groups'
import { type CartEntry, cartQuery } from './cart-query'

/** Removes entries: shown at once, taken back with a message when the server refuses (DECISIONS 25). */
export function useCartRemoval(userId: number) {
  const shell = useShell()
  const client = useQueryClient()
  const query = cartQuery(shell.api, userId)

  const one = useMutation({
    mutationFn: ({ id }: CartEntry) => shell.api.call('UserCart/Delete', { query: { id } }),
    async onMutate(entry) {
      // A list that is on its way would bring the entry back.
      await client.cancelQueries(query)
      client.setQueryData(query.queryKey, (entries) => entries?.filter(({ id }) => id !== entry.id))
      shell.announce(texts.removed(entry.title))
    },
    onSuccess: ({ numberOfCarts }) => shell.bus.publish('cart/changed', { numberOfCarts }),
    onError(error, entry) {
      client.setQueryData(query.queryKey, (entries) => entries && withEntryBack(entries, entry))
      shell.notify(texts.notRemoved(entry.title, failureText(error)), 'error')
    },
  })

  const all = useMutation({
    mutationFn: () => shell.api.call('UserCart/DeleteAll'),
    async onMutate() {
      await client.cancelQueries(query)
      const before = client.getQueryData(query.queryKey)
      client.setQueryData(query.queryKey, [])
      return before
    },
    onSuccess({ numberOfCarts }) {
      shell.bus.publish('cart/changed', { numberOfCarts })
      shell.notify(texts.cleared, 'success')
    },
    onError(error, _, before) {
      client.setQueryData(query.queryKey, before)
      shell.notify(texts.notCleared(failureText(error)), 'error')
    },
  })

  return { remove: one.mutate, clear: () => all.mutate(), clearing: all.isPending }
}

import { randomUUID } from 'node:crypto'
import type { CallBody } from 'shared-contracts/calls'
import type { AccountSite } from '../../testing/account-site'

export type ListOperation = CallBody<'UserCart/ChangeList'>['operations'][number]
/** An operation without its key and moment. */
export type ListChange = ListOperation extends infer O
  ? O extends ListOperation
    ? Omit<O, 'key' | 'at'>
    : never
  : never

/** What a user does with her shopping list, by the calls. */
export function ownList(site: AccountSite, token: string, userId: number) {
  const operation = (change: ListChange, minutesAgo = 0): ListOperation => ({
    key: randomUUID(),
    at: new Date(site.clock.now.getTime() - minutesAgo * 60_000).toISOString(),
    ...change,
  })
  const send = (...operations: readonly ListOperation[]) =>
    site.call('UserCart/ChangeList', { token, body: { operations: [...operations] } })
  return {
    token,
    userId,
    operation,
    send,
    add: async (body: CallBody<'UserCart/AddNewDishCart'>, increaseNumberOfCarts = true) =>
      (await site.call('UserCart/AddNewDishCart', { token, body, query: { increaseNumberOfCarts } })).data().id,
    change: async (...changes: readonly ListChange[]) => (await send(...changes.map((each) => operation(each)))).data(),
    list: async () => (await site.call('UserCart/ExportAllMenuUserCart', { token })).data(),
    entry: (menuId: number) => site.call('UserCart/ExportCartByMenuId', { token, query: { menuId } }),
    remove: (id: number) => site.call('UserCart/Delete', { token, query: { id } }),
    share: () => site.call('UserCart/ShareList', { token }),
  }
}

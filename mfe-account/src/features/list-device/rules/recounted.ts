import { marketLine, totalPrice } from 'shared-contracts/market'
import { stillToBuy } from './line-state'
import type { ShoppingList } from './list-types'

/** The list with amounts and total computed anew for its eaters and ticks, as the server computes them. */
export function recounted(list: ShoppingList): ShoppingList {
  const eaters = new Map(list.entries.map(({ id, eaters }) => [id, eaters]))
  const groups = list.groups.map(({ group, items }) => ({
    group,
    items: items.map((item) => ({ ...item, ...marketLine(item, eaters) })),
  }))
  const toBuy = groups.flatMap(({ items }) => items).map((item) => stillToBuy(item, list.state))
  return { ...list, groups, total: totalPrice(toBuy.filter((line) => line !== null)) }
}

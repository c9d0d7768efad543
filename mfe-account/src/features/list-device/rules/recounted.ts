import { marketLine, totalPrice } from 'shared-contracts/market'
import type { ShoppingList } from './list-types'

/** The list with amounts and total computed anew for its eaters and ticks, as the server computes them. */
export function recounted(list: ShoppingList): ShoppingList {
  const eaters = new Map(list.entries.map(({ id, eaters }) => [id, eaters]))
  const groups = list.groups.map(({ group, items }) => ({
    group,
    items: items.map((item) => ({ ...item, ...marketLine(item, eaters) })),
  }))
  const done = new Set([...list.state.bought, ...list.state.atHome])
  const toBuy = groups.flatMap(({ items }) => items).filter(({ key }) => !done.has(key))
  return { ...list, groups, total: totalPrice(toBuy) }
}

import type { CallAnswer } from 'shared-contracts/calls'
import { gramsInBasket, leftToBuy, marketGroups, type Serving, totalPrice } from 'shared-contracts/market'
import { type CartFacts, type KeptEntry, servingsOf } from './cart-entries'
import type { NotedList } from './list-notes'

type ShoppingList = CallAnswer<'UserCart/ExportAllMenuUserCart'>
export type MarketGroup = ShoppingList['groups'][number]
type MarketItem = MarketGroup['items'][number]
type ListState = Pick<ShoppingList['state'], 'bought' | 'atHome'>

export type MarketGood = CallAnswer<'UserCart/GetMarketGoods'>[number]

/** By material; what nobody buys is not among them. */
export type MarketGoods = ReadonlyMap<number, MarketGood>

/** What to buy for entries of the list. */
export function groupsOf(kept: readonly KeptEntry[], facts: CartFacts, goods: MarketGoods): readonly MarketGroup[] {
  return marketGroups(
    kept.flatMap((entry) => boughtServings(entry, facts, goods)),
    new Map(kept.map(({ id, eaters }) => [id, eaters])),
  )
}

/** What notes can be about. */
export function notedList(groups: readonly MarketGroup[], kept: readonly KeptEntry[]): NotedList {
  return {
    lines: new Map(itemsOf(groups).map((item) => [item.key, gramsInBasket(item, item.unit)])),
    entries: new Map(kept.map(({ id, addedAt }) => [id, addedAt])),
  }
}

export function usuallyAtHome(groups: readonly MarketGroup[]): ReadonlySet<string> {
  return new Set(itemsOf(groups).flatMap((item) => (item.usuallyAtHome ? [item.key] : [])))
}

/** Of what is neither at home nor in the basket. */
export function totalOf(groups: readonly MarketGroup[], { bought, atHome }: ListState): ShoppingList['total'] {
  const inBasket = new Map(bought.map(({ line, grams }) => [line, grams]))
  const home = new Set(atHome)
  const toBuy = itemsOf(groups).filter(({ key }) => !home.has(key))
  return totalPrice(toBuy.map((item) => leftToBuy(item, inBasket.get(item.key) ?? 0, item)))
}

function itemsOf(groups: readonly MarketGroup[]): readonly MarketItem[] {
  return groups.flatMap(({ items }) => items)
}

function boughtServings(entry: KeptEntry, facts: CartFacts, goods: MarketGoods): readonly Serving<MarketGood>[] {
  return servingsOf(entry, facts).flatMap(({ materialId, grams }) => {
    const material = goods.get(materialId)
    return material === undefined ? [] : [{ entryId: entry.id, material, grams }]
  })
}

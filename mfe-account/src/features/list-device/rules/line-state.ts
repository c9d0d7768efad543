import { gramsInBasket, leftToBuy, type MarketLine } from 'shared-contracts/market'
import type { ListChange, ListState, MarketItem, OwnLine } from './list-types'

/** What is to buy of a line still; null where it is at home. Bought lines have an amount of 0, unless they grew after their tick. */
export function stillToBuy(
  item: MarketItem,
  { bought, atHome }: Pick<ListState, 'bought' | 'atHome'>,
): MarketLine | null {
  if (atHome.includes(item.key)) return null
  const inBasket = bought.find(({ line }) => line === item.key)?.grams ?? 0
  return leftToBuy(item, inBasket, item)
}

/** All that the list asks for of this line is in the basket, or nothing of it. */
export function boughtChange(item: MarketItem, bought: boolean): ListChange {
  return { kind: 'bought', line: item.key, bought, grams: bought ? gramsInBasket(item, item.unit) : 0 }
}

export function ownBoughtChange({ id }: OwnLine, bought: boolean): ListChange {
  return { kind: 'bought', line: id, bought, grams: 0 }
}

export function isOwnBought({ id }: OwnLine, { bought }: Pick<ListState, 'bought'>): boolean {
  return bought.some(({ line }) => line === id)
}

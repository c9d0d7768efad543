import type { CallAnswer } from 'shared-contracts/calls'
import { findMenuCards, type KitchenServices } from '../../kitchen'
import { both, type Revisioned } from '../../platform/content-revision/revisioned'
import { type CartFacts, cartEntry, type KeptEntry } from '../rules/cart-entries'
import { limitsOfCart } from '../rules/cart-limits'
import type { MarketGoods } from '../rules/market-list'
import { createMarketGoods } from '../store/market-goods.store'

export interface ListFacts extends CartFacts {
  readonly goods: MarketGoods
}

/** What calls of the list work with. */
export interface CartReading extends KitchenServices {
  readonly goods: Revisioned<MarketGoods>
  /** The content that lists are read with, all of one revision. */
  listFacts(): Promise<ListFacts>
}

export function withCartReading(services: KitchenServices): CartReading {
  const { database, revision, dishBank, kitchen } = services
  const goods = createMarketGoods(database, revision)
  const content = both(both(dishBank, kitchen), goods)
  return {
    ...services,
    goods,
    async listFacts() {
      const [[[bank, current], sold], cards] = await Promise.all([content.current(), findMenuCards(database)])
      return { bank, kitchen: current, goods: sold, menuIds: new Set(cards.map(({ menuId }) => menuId)) }
    },
  }
}

/** Entries as their owner sees them. */
export function entriesOf(kept: readonly KeptEntry[], facts: CartFacts): CallAnswer<'UserCart/GetAll'> {
  const limits = limitsOfCart(kept, facts)
  return kept.map((entry) => cartEntry(entry, facts, limits.get(entry.id) ?? []))
}

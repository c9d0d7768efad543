import type { MarketLine } from 'shared-contracts/market'
import { isOwnBought, type MarketItem, type OwnLine, type ShoppingList, stillToBuy } from '../../list-device'

export interface LineToBuy {
  readonly item: MarketItem
  /** What is to buy still; of a bought line nothing. */
  readonly left: MarketLine
  readonly bought: boolean
  /** In the basket already, but the list has grown since. */
  readonly grew: boolean
}

export interface GroupToBuy {
  readonly group: string
  /** What is bought stands last. */
  readonly lines: readonly LineToBuy[]
  readonly left: number
}

export interface OwnToBuy {
  readonly line: OwnLine
  readonly bought: boolean
}

export interface MarketView {
  readonly groups: readonly GroupToBuy[]
  readonly own: readonly OwnToBuy[]
  readonly atHome: readonly MarketItem[]
  /** Lines that are to buy still, own ones too. */
  readonly left: number
  readonly isEmpty: boolean
  /** When the prices of what is to buy were published: "2025", or "2024–2025"; null without prices. */
  readonly pricesOf: string | null
}

/** The list as one walks through the market with it. */
export function marketView({ groups, state }: Pick<ShoppingList, 'groups' | 'state'>): MarketView {
  const atHome: MarketItem[] = []
  const toBuy = groups.map(({ group, items }) => {
    const lines: LineToBuy[] = []
    for (const item of items) {
      const left = stillToBuy(item, state)
      if (left === null) atHome.push(item)
      else if (item.marketAmount > 0) {
        const ticked = state.bought.some(({ line }) => line === item.key)
        lines.push({ item, left, bought: ticked && left.marketAmount === 0, grew: ticked && left.marketAmount > 0 })
      }
    }
    return { group, lines: boughtLast(lines), left: lines.filter(({ bought }) => !bought).length }
  })
  const own = boughtLast(state.ownLines.map((line) => ({ line, bought: isOwnBought(line, state) })))
  const found = toBuy.filter(({ lines }) => lines.length > 0)
  return {
    groups: found,
    own,
    atHome,
    left: found.reduce((sum, { left }) => sum + left, 0) + own.filter(({ bought }) => !bought).length,
    pricesOf: yearsOfPrices(found.flatMap(({ lines }) => lines.map(({ item }) => item))),
    isEmpty: found.length === 0 && own.length === 0 && atHome.length === 0,
  }
}

function boughtLast<T extends { readonly bought: boolean }>(lines: readonly T[]): readonly T[] {
  return [...lines.filter(({ bought }) => !bought), ...lines.filter(({ bought }) => bought)]
}

/** Sources know their day, month or only their year: the years are what all of them tell. */
function yearsOfPrices(items: readonly MarketItem[]): string | null {
  const years = items.flatMap(({ pricePerKg }) => (pricePerKg === null ? [] : [pricePerKg.asOf.slice(0, 4)])).sort()
  const [first] = years
  const last = years.at(-1)
  return first === undefined || last === undefined ? null : first === last ? first : `${first}–${last}`
}

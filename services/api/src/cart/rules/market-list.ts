import type { CallAnswer } from 'shared-contracts/calls'
import {
  gramsInBasket,
  leftToBuy,
  type MarketUnit,
  marketLine,
  mergeIngredients,
  type Serving,
  totalPrice,
} from 'shared-contracts/market'
import { type CartFacts, type KeptEntry, servingsOf } from './cart-entries'
import type { NotedList } from './list-notes'

type ShoppingList = CallAnswer<'UserCart/ExportAllMenuUserCart'>
export type MarketGroup = ShoppingList['groups'][number]
type MarketItem = MarketGroup['items'][number]
type ListState = Pick<ShoppingList['state'], 'bought' | 'atHome'>

/** A material as the market sells it. */
export interface MarketGood {
  readonly materialId: number
  readonly title: string
  readonly ediblePercent: number
  readonly stall: string
  readonly stallPosition: number
  readonly usuallyAtHome: boolean
  readonly unit: MarketUnit | null
  readonly pricePerKg: MarketItem['pricePerKg']
}

/** By material; what nobody buys is not among them. */
export type MarketGoods = ReadonlyMap<number, MarketGood>

const collator = new Intl.Collator('vi')

/** What to buy for entries of the list, by stall in the order of a walk through the market. */
export function marketGroups(kept: readonly KeptEntry[], facts: CartFacts, goods: MarketGoods): readonly MarketGroup[] {
  const eaters = new Map(kept.map(({ id, eaters: count }) => [id, count]))
  const lines = mergeIngredients(kept.flatMap((entry) => boughtServings(entry, facts, goods)))
  const stalls = new Map<string, { readonly position: number; readonly items: MarketItem[] }>()
  for (const { key, material, uses } of lines) {
    const { materialId, title, ediblePercent, unit, usuallyAtHome, pricePerKg, stall, stallPosition } = material
    const parts = {
      uses: uses.map(({ entryId, grams }) => ({ entryId, grams: hundredths(grams) })),
      ediblePercent,
      unit,
      pricePerKg,
    }
    const line = marketLine(parts, eaters)
    const group = stalls.get(stall) ?? { position: stallPosition, items: [] }
    stalls.set(stall, group)
    group.items.push({ key, materialId, title, ...parts, usuallyAtHome, ...line, grams: hundredths(line.grams) })
  }
  return [...stalls]
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([group, { items }]) => ({
      group,
      items: items.sort((a, b) => collator.compare(a.title, b.title) || a.materialId - b.materialId),
    }))
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

/** Up, as everything on a market list is; what computing leaves over makes no hundredth more. */
function hundredths(grams: number): number {
  return Math.ceil(grams * 100 - 1e-6) / 100
}

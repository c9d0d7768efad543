import type { CallAnswer } from 'shared-contracts/calls'
import { formatGrams, formatPrice } from 'shared-contracts/formats'
import { formatMarketAmount, marketGroups, totalPrice } from 'shared-contracts/market'
import { listSheet, type PrintedSheet } from 'shared-frame/printing'
import { printingTexts as texts } from '../printing-texts'

export type MarketGoods = CallAnswer<'UserCart/GetMarketGoods'>

/** Raw edible grams of one eater. */
export interface UsedMaterial {
  readonly materialId: number
  readonly grams: number
}

/** The one entry that these lists have. */
const ENTRY = 1

/** What to buy for a menu, as the shopping list tells it of one entry. What a kitchen usually has stands below, to be looked at before one goes. */
export function marketSheet(
  subtitle: string,
  used: readonly UsedMaterial[],
  eaters: number,
  goods: MarketGoods,
): PrintedSheet {
  const goodOf = new Map(goods.map((good) => [good.materialId, good]))
  const groups = marketGroups(
    used.flatMap(({ materialId, grams }) => {
      const material = goodOf.get(materialId)
      return material === undefined ? [] : [{ entryId: ENTRY, grams, material }]
    }),
    new Map([[ENTRY, eaters]]),
  )
  const items = groups.flatMap((group) => group.items)
  const atHome = items.filter(({ usuallyAtHome }) => usuallyAtHome)
  const { price, unpriced } = totalPrice(items.filter(({ usuallyAtHome }) => !usuallyAtHome))
  return listSheet({
    title: texts.listTitle,
    subtitle,
    groups: groups.map((group) => ({
      title: group.group,
      lines: group.items
        .filter(({ usuallyAtHome }) => !usuallyAtHome)
        .map((item) => ({
          text: item.title,
          amount: `${formatMarketAmount(item)} (${formatGrams(Math.round(item.grams))})`,
        })),
    })),
    notes: [
      ...(atHome.length > 0 ? [texts.atHome(atHome.map(({ title }) => title).join(', '))] : []),
      ...(price > 0 ? [texts.total(formatPrice(price), unpriced)] : []),
      texts.listNote,
    ],
  })
}

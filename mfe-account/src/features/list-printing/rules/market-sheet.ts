import { setAsideStatement } from 'shared-contracts/eating-rules'
import { formatGrams, formatPrice } from 'shared-contracts/formats'
import { formatMarketAmount } from 'shared-contracts/market'
import { listSheet, type PrintedSheet, weekSheet } from 'shared-frame/printing'
import { listPrintingTexts as texts } from '../../../texts/list-printing'
import type { ShoppingList } from '../../list-device'
import { marketView } from '../../market-list'

type Entry = Pick<ShoppingList['entries'][number], 'title' | 'objectTypeId' | 'forWhom' | 'eaters' | 'days'>

/** The list as one walks with it through the market: what is bought is ticked, what is at home stands below. */
export function marketSheet(list: Pick<ShoppingList, 'groups' | 'state' | 'total'>, subtitle: string): PrintedSheet {
  const { groups, own, atHome } = marketView(list)
  const { price, unpriced } = list.total
  return listSheet({
    title: texts.title,
    subtitle,
    groups: [
      ...groups.map(({ group, lines }) => ({
        title: group,
        lines: lines.map(({ item, left, bought }) => {
          const toBuy = bought ? item : left
          return {
            text: item.title,
            amount: `${formatMarketAmount(toBuy)} (${formatGrams(Math.round(toBuy.grams))})`,
            ticked: bought,
          }
        }),
      })),
      { title: texts.own, lines: own.map(({ line, bought }) => ({ text: line.text, ticked: bought })) },
    ],
    notes: [
      ...(atHome.length > 0 ? [texts.atHome(atHome.map(({ title }) => title).join(', '))] : []),
      ...(price > 0 ? [texts.total(formatPrice(price))] : []),
      ...(unpriced > 0 ? [texts.unpriced(unpriced)] : []),
    ],
  })
}

/** A page for each entry that has days, headed by whose it is: of a family's pot there is one for each who eats. */
export function menuSheets(entries: readonly Entry[]): readonly PrintedSheet[] {
  return entries
    .filter(({ days }) => days.length > 0)
    .map(({ title, objectTypeId, forWhom, eaters, days }) => {
      const whose = forWhom === null ? null : texts.partOf(forWhom)
      const facts = [whose, texts.eaters(eaters), setAsideStatement(objectTypeId)]
      return weekSheet({
        title: forWhom === null || title.includes(forWhom) ? title : `${title} – ${forWhom}`,
        subtitle: facts.filter((fact) => fact !== null).join(' · '),
        days,
      })
    })
}

import { formatGrams } from 'shared-contracts/formats'
import { formatMarketAmount } from 'shared-contracts/market'
import { sharingTexts as texts } from '../../../texts/list-sharing'
import type { ShoppingList } from '../../list-device'
import { marketView } from '../../market-list'

/** What is to buy still as a plain text for a chat, by the stalls of the market; empty where there is nothing. */
export function listText(list: Pick<ShoppingList, 'groups' | 'state'>): string {
  const { groups, own } = marketView(list)
  const parts = groups.map(({ group, lines }) => ({
    title: group,
    lines: lines
      .filter(({ bought }) => !bought)
      .map(({ item, left }) => `- ${item.title}: ${formatMarketAmount(left)} (${formatGrams(Math.round(left.grams))})`),
  }))
  parts.push({
    title: texts.ownGroup,
    lines: own.filter(({ bought }) => !bought).map(({ line }) => `- ${line.text}`),
  })
  const found = parts.filter(({ lines }) => lines.length > 0).map(({ title, lines }) => [title, ...lines].join('\n'))
  return found.length === 0 ? '' : [texts.textTitle, ...found].join('\n\n')
}

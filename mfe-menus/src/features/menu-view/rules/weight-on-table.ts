import { formatKitchenGrams } from 'shared-contracts/formats'
import { menuTexts } from '../../../texts/menu'
import type { DishOnTable } from './menu-day'

/** What a dish weighs on the table: "1 bát con (200 g)", for several "600 g, mỗi người 1 bát con". */
export function weightOnTable({ servedGrams, servedAs }: DishOnTable, people: number): string {
  const each = formatKitchenGrams(servedGrams)
  if (people === 1) return servedAs === null ? each : `${servedAs} (${each})`
  return menuTexts.forAll(formatKitchenGrams(servedGrams * people), servedAs ?? each)
}

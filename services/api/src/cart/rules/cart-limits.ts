import { cartTypes } from 'shared-contracts/menus'
import type { BrokenLimit } from 'shared-contracts/nutrition'
import { brokenLimits, type PlacedDay } from '../../kitchen/rules'
import { type CartFacts, type KeptEntry, placedDays } from './cart-entries'
import { remembered } from './remembered'

const DAYS_A_WEEK = 7

/**
 * Limits of the rule book that a shopping list breaks, in words, by the entry that has dishes which count. A week's menu is judged by itself; the dishes,
 * meals and days of one object type together, as they are bought for the same week. What is for nobody in particular isn't judged.
 */
export function limitsOfCart(kept: readonly KeptEntry[], facts: CartFacts): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, readonly string[]>()
  for (const group of judgedTogether(kept)) {
    const told = limitsOfGroup(facts.kitchen, keyOf(group), () => judged(group, facts))
    for (const [place, { id }] of group.entries()) texts.set(id, told[place] ?? [])
  }
  return texts
}

const GROUPS_REMEMBERED = 300
/** Texts of each entry of a group, in its order. */
const limitsOfGroup = remembered<readonly (readonly string[])[]>(GROUPS_REMEMBERED)

function keyOf(group: readonly KeptEntry[]): string {
  return JSON.stringify(group.map(({ type, objectTypeId, days, dish }) => [type, objectTypeId, days, dish]))
}

function judged(group: readonly KeptEntry[], facts: CartFacts): readonly (readonly string[])[] {
  const placed = group.map((entry) => placedDays(entry, facts))
  const dayMenus = group.filter(({ type }) => type === cartTypes.menu)
  const broken = breaks(placed.flat(), facts).filter(({ per }) => per !== 'week' || dayMenus.length <= DAYS_A_WEEK)
  return placed.map((days) => {
    const titles = new Set(days.flatMap(({ dishes }) => dishes.map(({ dish }) => dish.card.title)))
    return broken.filter((limit) => limit.titles.some((title) => titles.has(title))).map(({ text }) => text)
  })
}

function judgedTogether(kept: readonly KeptEntry[]): readonly (readonly KeptEntry[])[] {
  const judged = kept.filter(({ objectTypeId }) => objectTypeId !== null)
  const weeks = judged.filter(({ type }) => type === cartTypes.weekMenu)
  const loose = judged.filter(({ type }) => type !== cartTypes.weekMenu)
  const objectTypeIds = [...new Set(loose.map(({ objectTypeId }) => objectTypeId))]
  return [
    ...weeks.map((entry) => [entry]),
    ...objectTypeIds.map((id) => loose.filter(({ objectTypeId }) => objectTypeId === id)),
  ]
}

function breaks([first, ...others]: readonly PlacedDay[], { kitchen }: CartFacts): readonly BrokenLimit[] {
  return first === undefined ? [] : brokenLimits(first, others, kitchen)
}

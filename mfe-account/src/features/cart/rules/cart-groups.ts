import { type CartType, cartTypes } from 'shared-contracts/menus'
import type { ListEntry } from '../../list-device'

export type CartEntry = ListEntry

/** The largest first: a week decides more of what is bought than a dish. */
const ORDER: readonly CartType[] = [cartTypes.weekMenu, cartTypes.menu, cartTypes.meal, cartTypes.dish]

export interface CartGroup {
  readonly type: CartType
  readonly entries: readonly CartEntry[]
}

/** Entries by kind, in their own order; kinds without entries are left out. */
export function cartGroups(entries: readonly CartEntry[]): CartGroup[] {
  return ORDER.map((type) => ({ type, entries: entries.filter((entry) => entry.type === type) })).filter(
    ({ entries: found }) => found.length > 0,
  )
}

/** kcal of a dish, a meal or a day, and of the average day of a week; null where a dish's energy isn't known. */
export function energyOf({ days, dish }: CartEntry): number | null {
  if (dish !== null) return dish.energy
  const energies = days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ energy }) => energy)))
  if (energies.length === 0) return null
  let sum = 0
  for (const energy of energies) {
    if (energy === null) return null
    sum += energy
  }
  return sum / days.length
}

export function dishCount({ days }: CartEntry): number {
  return days.reduce((sum, { meals }) => sum + meals.reduce((inDay, { dishes }) => inDay + dishes.length, 0), 0)
}

/** What the list has too much of, each once. */
export function limitsOf(entries: readonly CartEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ limits }) => limits))]
}

/** For how many all entries are; null where they differ. */
export function commonEaters(entries: readonly CartEntry[]): number | null {
  const [first, ...others] = entries
  return first !== undefined && others.every(({ eaters }) => eaters === first.eaters) ? first.eaters : null
}

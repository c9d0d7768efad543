import type { CallAnswer } from 'shared-contracts/calls'

type Card = CallAnswer<'SavedMenu/GetAll'>[number]

interface StoredMenu extends Omit<Card, 'dayCount' | 'dishCount' | 'illustrations' | 'savedAt' | 'changedAt'> {
  readonly days: readonly { readonly meals: readonly { readonly dishes: readonly { readonly dishId: number }[] }[] }[]
  readonly savedAt: Date
  readonly changedAt: Date
}

const SHOWN_ILLUSTRATIONS = 4

/** A saved menu as a card. A dish counts once however often it is eaten; those that editors took away don't. */
export function savedMenuCard(
  { days, savedAt, changedAt, ...menu }: StoredMenu,
  dishes: ReadonlyMap<number, { readonly card: { readonly illustration: string } }>,
): Card {
  const dishIds = new Set(days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes.map(({ dishId }) => dishId))))
  const illustrations = [...dishIds].flatMap((dishId) => dishes.get(dishId)?.card.illustration ?? [])
  return {
    ...menu,
    dayCount: days.length,
    dishCount: illustrations.length,
    illustrations: [...new Set(illustrations)].slice(0, SHOWN_ILLUSTRATIONS),
    savedAt: savedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

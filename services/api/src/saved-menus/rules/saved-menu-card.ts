import type { CallAnswer } from 'shared-contracts/calls'
import type { SavedMenu } from '../store/saved-menu.store'

const SHOWN_ILLUSTRATIONS = 4

/** A saved menu as a card. Dishes that editors took away are not counted. */
export function savedMenuCard(
  { days, savedAt, changedAt, ...menu }: SavedMenu,
  dishes: ReadonlyMap<number, { readonly card: { readonly illustration: string } }>,
): CallAnswer<'SavedMenu/GetAll'>[number] {
  const illustrations = days.flatMap(({ meals }) =>
    meals.flatMap((meal) => meal.dishes.flatMap(({ dishId }) => dishes.get(dishId)?.card.illustration ?? [])),
  )
  return {
    ...menu,
    dayCount: days.length,
    dishCount: illustrations.length,
    illustrations: [...new Set(illustrations)].slice(0, SHOWN_ILLUSTRATIONS),
    savedAt: savedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

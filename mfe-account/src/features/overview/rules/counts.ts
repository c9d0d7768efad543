import { cartTypes } from 'shared-contracts/menus'
import type { VisitorAnswer } from 'shared-contracts/remotes'

/** Types of entries of the shopping list that hold whole menus: a day's and a week's. */
const MENU_TYPES: readonly number[] = [cartTypes.menu, cartTypes.weekMenu]

export function favouriteCount({ dishIds, articleIds }: VisitorAnswer<'favouriteIds'>): number {
  return dishIds.length + articleIds.length
}

export function menuCount(cart: VisitorAnswer<'cart'>): number {
  return cart.filter(({ type }) => MENU_TYPES.includes(type)).length
}

/** Cancelled registrations do not count. */
export function registeredCount(classes: VisitorAnswer<'classes'>): number {
  return classes.filter(({ registration }) => registration.status !== 'cancelled').length
}

import type { CallsOf, Handlers } from '../platform/calls/handler'
import { dishCalls } from './calls/dish.calls'
import { menuCalls } from './calls/menu.calls'
import { menuChangeCalls } from './calls/menu-change.calls'
import { standardCalls } from './calls/standard.calls'
import type { KitchenServices } from './services'

export { requireKnownMeals } from './calls/asked-dishes'
export { servedDish } from './calls/dish.calls'
export type { AskedMeal } from './rules/menu-day'
export { type KitchenServices, withKitchen } from './services'
export { DISH_IS_LIVE, DISH_IS_OPEN, findUnpublishedDish } from './store/dish.store'
export { findMenu, findMenuCards } from './store/menu.store'
export { findAllNeeds, needOfRow } from './store/standard.store'

type KitchenCall = CallsOf<'Dish' | 'DishTag' | 'Menu' | 'ObjectType' | 'Standard' | 'RecommendedDiet'>

/** Dishes, menus and their changes, standards. */
export function kitchenCalls(services: KitchenServices): Handlers<KitchenCall> {
  return {
    ...dishCalls(services),
    ...menuCalls(services),
    ...menuChangeCalls(services),
    ...standardCalls(services),
  }
}
export type { ListedDish } from './rules/listed-dish'
export { type DishBank, dishBankOf } from './store/dish-bank'

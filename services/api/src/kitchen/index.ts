import type { CallsOf, Handlers } from '../platform/calls/handler'
import { dishCalls } from './calls/dish.calls'
import { menuCalls } from './calls/menu.calls'
import { menuChangeCalls } from './calls/menu-change.calls'
import { standardCalls } from './calls/standard.calls'
import type { KitchenServices } from './services'

export { requireKnownMeals } from './calls/asked-dishes'
export type { AskedMeal } from './rules/menu-day'
export { type KitchenServices, withKitchen } from './services'
export { DISH_IS_OPEN } from './store/dish.store'
export { findMenu, findMenuCards } from './store/menu.store'

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

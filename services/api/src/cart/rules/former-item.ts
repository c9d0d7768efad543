import type { CallAnswer } from 'shared-contracts/calls'
import type { AskedDish, AskedMeal } from '../../kitchen/rules'
import type { CartContent, Occasion } from './cart-item'

/** What an entry held before another took its place. */
export interface FormerItem extends CartContent, Occasion {
  readonly title: string
  readonly objectTypeId: number | null
  readonly menuId: number | null
}

/** Requests that put it back. */
export function dishRequest(former: FormerItem): CallAnswer<'UserCart/AddNewDishCart'>['replaced'] {
  const { dish, objectTypeId } = former
  return dish && { ...dishToSend(dish), ...(objectTypeId !== null && { objectTypeId }), ...occasionOf(former) }
}

export function mealRequest(former: FormerItem): CallAnswer<'UserCart/AddNewMealCart'>['replaced'] {
  const meal = former.days[0]?.meals[0]
  return meal ? { ...mealToSend(meal), objectTypeId: former.objectTypeId ?? 0, ...occasionOf(former) } : null
}

export function dayRequest(former: FormerItem): CallAnswer<'UserCart/AddNewMenuCart'>['replaced'] {
  const { days, menuId, objectTypeId } = former
  const day = days[0]
  return day
    ? {
        dayCode: day.dayCode,
        meals: day.meals.map(mealToSend),
        objectTypeId: objectTypeId ?? 0,
        ...(menuId !== null && { menuId }),
        ...occasionOf(former),
      }
    : null
}

function occasionOf({ title, eaters, forWhom, plannedFor }: FormerItem) {
  return { title, eaters, ...(forWhom !== null && { forWhom }), ...(plannedFor !== null && { plannedFor }) }
}

function mealToSend({ mealCode, dishes }: AskedMeal) {
  return { mealCode, dishes: dishes.map(dishToSend) }
}

function dishToSend({ dishId, portion, materials }: AskedDish) {
  return { dishId, portion, ...(materials && { materials: [...materials] }) }
}

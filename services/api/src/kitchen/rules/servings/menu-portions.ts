import { hasMenus, objectTypes } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiKitchen } from '../api-kitchen'
import type { ListedDish } from '../listed-dish'
import { dishOnTable, readDay, totalsOf } from '../menu-day'

type Menu = CallAnswer<'Menu/GetFreeMenu'>
type MenuForEater = Omit<Extract<CallAnswer<'Menu/GetStandardMenuById'>, { locked: false }>, 'locked'>

/**
 * A menu in portions of an object type, with the object types that may eat all of it. It stays in its own portions for whom one of its dishes isn't
 * suitable. The balance of a menu is that of its own object type alone: the totals of another one are only sums.
 */
export function menuFor(
  menu: Menu,
  objectTypeId: number,
  byId: ReadonlyMap<number, ListedDish>,
  facts: ApiKitchen,
): MenuForEater {
  const dishes = menu.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes))
  const suits = objectTypes
    .filter(({ id }) => hasMenus(id))
    .map(({ id }): number => id)
    .filter(
      (id) =>
        id === menu.objectTypeId || dishes.every(({ dishId }) => byId.get(dishId)?.card.objectTypeIds.includes(id)),
    )
  const portionsOf = suits.includes(objectTypeId) ? objectTypeId : menu.objectTypeId
  const days = menu.days.map((day) => {
    const placed = readDay({ objectTypeId: portionsOf, meals: day.meals }, byId, facts, 'meals')
    return {
      dayCode: day.dayCode,
      meals: day.meals.map(({ mealCode }) => ({
        mealCode,
        dishes: placed.dishes
          .filter((dish) => dish.mealCode === mealCode)
          .map((dish) => dishOnTable(dish, portionsOf, facts)),
      })),
      nutrition: portionsOf === menu.objectTypeId ? day.nutrition : totalsOf(placed, facts),
    }
  })
  return { ...menu, days, suits, portionsOf }
}

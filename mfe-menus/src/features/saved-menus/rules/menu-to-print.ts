import type { MenuToPrint } from '../../printing'
import type { SavedMenu } from '../requests/saved-menus'

/** A saved menu as it is printed: with the materials that the visitor changed, without dishes that are no longer in the bank. */
export function menuToPrint({
  title,
  objectTypeId,
  days,
  kept,
}: Pick<SavedMenu, 'title' | 'objectTypeId' | 'days' | 'kept'>): MenuToPrint {
  const served = days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
  const titles = new Map(served.map((dish) => [dish.dishId, dish.title]))
  return {
    title,
    objectTypeId,
    days: kept.map(({ dayCode, meals }) => ({
      dayCode,
      meals: meals.map(({ mealCode, dishes }) => ({
        mealCode,
        dishes: dishes.flatMap((dish) => {
          const named = titles.get(dish.dishId)
          return named === undefined ? [] : [{ ...dish, title: named }]
        }),
      })),
    })),
  }
}

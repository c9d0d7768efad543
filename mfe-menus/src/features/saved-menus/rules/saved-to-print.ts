import type { CallAnswer } from 'shared-contracts/calls'
import type { MenuToPrint } from '../../printing'

/** A saved menu as it is printed: dishes as they are kept, with changed materials; without those that editors took away. */
export function savedToPrint({ title, objectTypeId, days, kept }: CallAnswer<'SavedMenu/GetById'>): MenuToPrint {
  const titles = new Map(
    days.flatMap(({ meals }) =>
      meals.flatMap(({ dishes }) => dishes.map((dish) => [dish.dishId, dish.title] as const)),
    ),
  )
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

import { type ChosenForMeal, type JudgedDay, judgeDay, type Kitchen } from 'shared-contracts/nutrition'
import type { BuildDish } from './build-queries'
import type { ChosenDish } from './draft'

/** The totals of a drafted day, with the server's own arithmetic. Dishes that haven't arrived yet are left out. */
export function judgeDraftDay(
  day: readonly ChosenDish[],
  dishes: ReadonlyMap<number, BuildDish>,
  objectTypeId: number,
  kitchen: Kitchen,
): JudgedDay {
  const chosen = day.flatMap(({ mealCode, dishId, portion }): ChosenForMeal[] => {
    const dish = dishes.get(dishId)
    if (dish === undefined) return []
    return [{ mealCode, portion, family: dish.family, ingredients: kitchen.ingredientsOf(dish.ingredients) }]
  })
  return judgeDay(chosen, objectTypeId, kitchen)
}

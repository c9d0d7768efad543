import {
  type BrokenLimit,
  type ChosenForMeal,
  type JudgedDay,
  judgeDay,
  judgeLimits,
  type Kitchen,
  type KitchenIngredient,
  serveDish,
} from 'shared-contracts/nutrition'
import type { BuildDish } from '../requests/build-dishes'
import type { ChosenDish } from './draft'

type Dishes = ReadonlyMap<number, BuildDish>

function servedOf({ materials }: ChosenDish, kitchen: Kitchen): readonly KitchenIngredient[] | undefined {
  // A material that the facts no longer have comes from a draft of an older edition.
  return materials && kitchen.ingredientsOf(materials.filter(({ materialId }) => kitchen.materials.has(materialId)))
}

function choiceOf(chosen: ChosenDish, dishes: Dishes, kitchen: Kitchen): ChosenForMeal | null {
  const dish = dishes.get(chosen.dishId)
  if (dish === undefined) return null
  const { mealCode, portion } = chosen
  const served = servedOf(chosen, kitchen)
  const ingredients = kitchen.ingredientsOf(dish.ingredients)
  return { mealCode, portion, family: dish.family, ingredients, ...(served && { served }) }
}

/** The totals of a drafted day, with the server's own arithmetic. Dishes that haven't arrived yet are left out. */
export function judgeDraftDay(
  day: readonly ChosenDish[],
  dishes: Dishes,
  objectTypeId: number,
  kitchen: Kitchen,
): JudgedDay {
  return judgeDay(
    day.flatMap((chosen) => choiceOf(chosen, dishes, kitchen) ?? []),
    objectTypeId,
    kitchen,
  )
}

/** Limits of the rule book that the drafted days break, chosen dishes and suggested ones alike. Dishes that haven't arrived yet are left out. */
export function judgeDraftLimits(
  days: readonly (readonly ChosenDish[])[],
  dishes: Dishes,
  objectTypeId: number,
  kitchen: Kitchen,
): readonly BrokenLimit[] {
  const limited = days.map((day) =>
    day.flatMap((chosen) => {
      const dish = dishes.get(chosen.dishId)
      const choice = choiceOf(chosen, dishes, kitchen)
      return dish && choice ? [{ ...choice, dishId: dish.dishId, title: dish.title, method: dish.method }] : []
    }),
  )
  return judgeLimits(limited, objectTypeId, kitchen)
}

/** kcal of one dish of the draft; null while it isn't known. */
export function energyOfChosen(
  chosen: ChosenDish,
  dishes: Dishes,
  objectTypeId: number,
  kitchen: Kitchen,
): number | null {
  const { energy } = judgeDraftDay([chosen], dishes, objectTypeId, kitchen).day.total.amounts
  return dishes.has(chosen.dishId) && energy.missingCount === 0 ? energy.value : null
}

/** Materials of a dish as they are eaten, raw edible grams; empty while the dish isn't known. */
export function servedIngredients(
  chosen: ChosenDish,
  dishes: Dishes,
  objectTypeId: number,
  kitchen: Kitchen,
): readonly KitchenIngredient[] {
  const choice = choiceOf(chosen, dishes, kitchen)
  if (choice === null) return []
  return choice.served ?? serveDish(choice, objectTypeId, chosen.portion, kitchen.rules).ingredients
}

/** What a day sends to the calls that change it. */
export function dayForCall(day: readonly ChosenDish[], objectTypeId: number) {
  const codes = [...new Set(day.map(({ mealCode }) => mealCode))]
  return {
    objectTypeId,
    meals: codes.map((mealCode) => ({
      mealCode,
      dishes: day
        .filter((chosen) => chosen.mealCode === mealCode)
        .map(({ dishId, portion, materials }) => ({
          dishId,
          portion,
          ...(materials && { materials: [...materials] }),
        })),
    })),
  }
}

import type { CallAnswer } from 'shared-contracts/calls'
import { isMealCode, type MealCode, meals } from 'shared-contracts/menus'

import type { ChosenDish } from '../../build'

export type Menu = CallAnswer<'Menu/GetFreeMenu'>
export type MenuDay = Menu['days'][number]
export type MenuDish = MenuDay['meals'][number]['dishes'][number]

/** A menu as its page shows it: with what each dish weighs on the table, in portions of whoever eats. */
export type MenuOnTable = Extract<CallAnswer<'Menu/GetStandardMenuById'>, { locked: false }>
export type DayOnTable = MenuOnTable['days'][number]
export type DishOnTable = DayOnTable['meals'][number]['dishes'][number]

export interface MealOfDay<D extends MenuDish = MenuDish> {
  readonly mealCode: MealCode
  readonly title: string
  /** kcal; dishes without a figure add nothing and are counted in `missing`. */
  readonly energy: number
  readonly missing: number
  readonly dishes: readonly D[]
}

/** A day whose dishes may tell more than a stored menu's. */
type DayOf<D extends MenuDish> = Pick<MenuDay, 'nutrition'> & {
  readonly meals: readonly { readonly mealCode: number; readonly dishes: readonly D[] }[]
}

/** The meals of a day in the order of the day, with the energy of each. Empty meals are left out. */
export function mealsOfDay<D extends MenuDish>(day: DayOf<D>): readonly MealOfDay<D>[] {
  return meals.flatMap((meal) => {
    const dishes = day.meals
      .filter((served) => isMealCode(served.mealCode) && served.mealCode === meal.code)
      .flatMap((served) => served.dishes)
    if (dishes.length === 0) return []
    const known = dishes.flatMap((dish) => (dish.energy === null ? [] : [dish.energy]))
    return [
      {
        mealCode: meal.code,
        title: meal.title,
        energy: known.reduce((sum, energy) => sum + energy, 0),
        missing: dishes.length - known.length,
        dishes,
      },
    ]
  })
}

/** Morning, noon and evening: a main meal with the snack after it. */
const PARTS: readonly (readonly MealCode[])[] = [
  [1, 5],
  [2, 6],
  [4, 7],
]

/** The meals of a day by its parts, in their order; a part without meals is left out. */
export function partsOfDay<M extends { readonly mealCode: MealCode }>(
  dayMeals: readonly M[],
): readonly (readonly M[])[] {
  return PARTS.map((codes) => dayMeals.filter(({ mealCode }) => codes.includes(mealCode))).filter(
    (part) => part.length > 0,
  )
}

/** kcal of a day: its standard 1, or the sum of the meals where the menu brings no total. */
export function energyOfDay(day: MenuDay): number {
  return day.nutrition['1']?.value ?? mealsOfDay(day).reduce((sum, meal) => sum + meal.energy, 0)
}

/** A day as a draft to change: what was chosen by those who made it is free to be replaced by suggestions. */
export function draftOf(day: MenuDay): readonly ChosenDish[] {
  return day.meals.flatMap(({ mealCode, dishes }) =>
    isMealCode(mealCode)
      ? dishes.map(({ dishId, portion }): ChosenDish => ({ mealCode, dishId, portion, locked: false }))
      : [],
  )
}

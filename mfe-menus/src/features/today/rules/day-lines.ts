import { meals } from 'shared-contracts/menus'

interface Day {
  readonly meals: readonly { readonly mealCode: number; readonly dishes: readonly { readonly title: string }[] }[]
}

/** A meal in short: its name and its dishes in one line. */
export interface DayLine {
  readonly title: string
  readonly dishes: string
}

/** A day in four lines at most: breakfast, lunch, dinner, and all snacks together. Meals without a dish are left out. */
export function dayLines(day: Day, snacksTitle: string): readonly DayLine[] {
  const dishesOf = (isSnack: boolean, code: number | null) =>
    meals
      .filter((meal) => meal.isSnack === isSnack && (code === null || meal.code === code))
      .flatMap(({ code: mealCode }) => day.meals.filter((served) => served.mealCode === mealCode))
      .flatMap(({ dishes }) => dishes.map(({ title }) => title))
      .join(', ')
  const mainMeals = meals.filter(({ isSnack }) => !isSnack)
  return [
    ...mainMeals.map(({ code, title }) => ({ title, dishes: dishesOf(false, code) })),
    { title: snacksTitle, dishes: dishesOf(true, null) },
  ].filter(({ dishes }) => dishes !== '')
}

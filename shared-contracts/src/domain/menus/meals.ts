/** Meals of a day by their code. 3 is reserved for CH in the former data and names no meal here. */
export const mealCodes = { breakfast: 1, lunch: 2, dinner: 4, snack1: 5, snack2: 6, snack3: 7 } as const
export type MealCode = (typeof mealCodes)[keyof typeof mealCodes]

export interface Meal {
  readonly code: MealCode
  /** The letters under which the former data name the meal. */
  readonly letters: string
  readonly title: string
  readonly isSnack: boolean
}

/** In the order of the day. */
export const meals: readonly Meal[] = [
  { code: 1, letters: 'SA', title: 'Bữa sáng', isSnack: false },
  { code: 5, letters: 'P1', title: 'Bữa phụ sáng', isSnack: true },
  { code: 2, letters: 'TR', title: 'Bữa trưa', isSnack: false },
  { code: 6, letters: 'P2', title: 'Bữa phụ chiều', isSnack: true },
  { code: 4, letters: 'TO', title: 'Bữa tối', isSnack: false },
  { code: 7, letters: 'P3', title: 'Bữa phụ tối', isSnack: true },
]

export function isMealCode(code: number): code is MealCode {
  return meals.some((meal) => meal.code === code)
}

/** The meal of a code, its digits or its letters in any case; null for the reserved one, the total and all else. */
export function findMeal(code: number | string): Meal | null {
  const sought = String(code).trim().toUpperCase()
  return meals.find((meal) => meal.letters === sought || String(meal.code) === sought) ?? null
}

import type { MealCode } from './meals'

/** A figure of nutrition that menus are measured by. */
export interface Standard {
  readonly id: number
  /** Name in data files: nutrient, unit and meal. */
  readonly key: string
  readonly title: string
  /** `%` is of energy unless the title says otherwise; empty for a bare count. */
  readonly unit: string
  /** Meals that it looks at, together or, for a limit of one meal, each by itself; empty: the whole day. */
  readonly mealCodes: readonly MealCode[]
}

/** A standard of the whole day. */
export function ofDay(id: number, key: string, title: string, unit: string): Standard {
  return { id, key, title, unit, mealCodes: [] }
}

const MEALS: readonly { readonly code: MealCode; readonly key: string; readonly title: string }[] = [
  { code: 1, key: 'breakfast', title: 'bữa sáng' },
  { code: 2, key: 'lunch', title: 'bữa trưa' },
  { code: 4, key: 'dinner', title: 'bữa tối' },
  { code: 5, key: 'snack1', title: 'bữa phụ sáng' },
  { code: 6, key: 'snack2', title: 'bữa phụ chiều' },
  { code: 7, key: 'snack3', title: 'bữa phụ tối' },
]

/** Six standards with ids from `firstId`, one a meal in the order of the codes 1, 2, 4, 5, 6, 7. */
export function byMeal(firstId: number, key: string, title: string, unit: string): readonly Standard[] {
  return MEALS.map((meal, index) => ({
    id: firstId + index,
    key: `${key}_${meal.key}`,
    title: `${title} ${meal.title}`,
    unit,
    mealCodes: [meal.code],
  }))
}

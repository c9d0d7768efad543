import type { MenuToSave } from '../requests/use-save-menus'

type Day = MenuToSave['days'][number]

/** Days as any menu shows them, as they are kept: nothing but what belongs to their dishes. */
export function storedDays(days: readonly Pick<Day, 'dayCode' | 'meals'>[]): Day[] {
  return days.map(({ dayCode, meals }) => ({
    dayCode,
    meals: meals
      .filter(({ dishes }) => dishes.length > 0)
      .map(({ mealCode, dishes }) => ({
        mealCode,
        dishes: dishes.map(({ dishId, portion, materials }) => ({ dishId, portion, ...(materials && { materials }) })),
      })),
  }))
}

import { CallFailure } from 'service-host'
import { isMealCode } from 'shared-contracts/menus'
import type { ApiKitchen } from '../rules/api-kitchen'
import { type AskedMeal, readDay, UnknownInDay } from '../rules/menu-day'
import type { DishBank } from '../store/dish-bank'

const MESSAGES = {
  dish_does_not_exist: 'Không tìm thấy món ăn này.',
  material_does_not_exist: 'Không tìm thấy nguyên liệu này.',
  meal_does_not_exist: 'Không có bữa ăn này.',
} as const

function refused(field: string, code: keyof typeof MESSAGES): CallFailure {
  return new CallFailure(422, code, MESSAGES[code], [{ field, code, message: MESSAGES[code] }])
}

/**
 * Throws 422 at the field that names a meal, dish or material that doesn't exist. Fields are found below `meals`;
 * `nameOf` turns such a name (`meals.0.dishes.1.dishId`) into the request's own.
 */
export function requireKnownMeals(
  meals: readonly AskedMeal[],
  { byId }: DishBank,
  kitchen: ApiKitchen,
  nameOf: (field: string) => string,
): void {
  const wrong = meals.findIndex(({ mealCode }) => !isMealCode(mealCode))
  if (wrong >= 0) throw refused(nameOf(`meals.${wrong}.mealCode`), 'meal_does_not_exist')
  try {
    readDay({ objectTypeId: 0, meals }, byId, kitchen, 'meals')
  } catch (error) {
    if (error instanceof UnknownInDay) throw refused(nameOf(error.field), error.code)
    throw error
  }
}

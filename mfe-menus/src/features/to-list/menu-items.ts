import type { CallAnswer } from 'shared-contracts/calls'
import { type ComposedDay, type ComposedDish, type DayCode, dayTitles, findMeal } from 'shared-contracts/menus'
import type { ListItem } from 'shared-ui/list-items'

type Card = CallAnswer<'Menu/HomePage'>[number]
type Day = CallAnswer<'Menu/GetFreeMenu'>['days'][number]
type Dish = Day['meals'][number]['dishes'][number]

/** A menu whose parts can be put on the shopping list. */
export interface MenuToCook {
  readonly title: string
  readonly objectTypeId: number
  /** The stored menu; null: the visitor's own. */
  readonly menuId: number | null
  readonly dayCount: number
  /** Of a menu of the visitor's own: with the materials that she changed. */
  readonly own?: readonly ComposedDay[]
}

interface Meal {
  readonly mealCode: number
  readonly title: string
  readonly dishes: readonly Dish[]
}

/** A menu of one day is cooked on any. */
const weekdayOf = (menu: MenuToCook, dayCode: DayCode): DayCode | undefined => (menu.dayCount > 1 ? dayCode : undefined)

/** What is cooked of a dish on screen. */
function cooked({ own }: MenuToCook, dayCode: DayCode, mealCode: number, { dishId, portion }: Dish): ComposedDish {
  const meal = own?.find((day) => day.dayCode === dayCode)?.meals.find((each) => each.mealCode === mealCode)
  return meal?.dishes.find((dish) => dish.dishId === dishId && dish.portion === portion) ?? { dishId, portion }
}

/** A dish of the bank, for whom the bank is open. */
export function bankDish(
  dish: { readonly dishId: number; readonly title: string },
  objectTypeId: number | null,
): ListItem {
  return { kind: 'dish', title: dish.title, objectTypeId, dish: { dishId: dish.dishId, portion: 1 } }
}

export function menuDish(menu: MenuToCook, dayCode: DayCode, mealCode: number, dish: Dish): ListItem {
  const { objectTypeId } = menu
  return {
    kind: 'dish',
    title: dish.title,
    objectTypeId,
    dish: cooked(menu, dayCode, mealCode, dish),
    dayCode: weekdayOf(menu, dayCode),
  }
}

export function menuMeal(menu: MenuToCook, dayCode: DayCode, { mealCode, title, dishes }: Meal): ListItem {
  const { objectTypeId } = menu
  return {
    kind: 'meal',
    title: findMeal(mealCode)?.title ?? title,
    objectTypeId,
    mealCode,
    dishes: dishes.map((dish) => cooked(menu, dayCode, mealCode, dish)),
    dayCode: weekdayOf(menu, dayCode),
  }
}

/** A day of a menu, as it is on screen. */
export function menuDay(menu: MenuToCook, { dayCode, meals }: Day): ListItem {
  return {
    kind: 'day',
    title: menu.dayCount > 1 ? `${dayTitles[dayCode]}, ${menu.title}` : menu.title,
    objectTypeId: menu.objectTypeId,
    menuId: menu.menuId,
    dayCode,
    meals: meals
      .filter(({ dishes }) => dishes.length > 0)
      .map(({ mealCode, dishes }) => ({
        mealCode,
        dishes: dishes.map((dish) => cooked(menu, dayCode, mealCode, dish)),
      })),
    ...(menu.dayCount === 1 && { plannedFor: null }),
  }
}

/** All days of a menu as one entry. */
export function menuWeek({ menuId, objectTypeId, title, own = [] }: MenuToCook): ListItem {
  return { kind: 'week', title, objectTypeId, menuId, days: menuId === null ? own : null }
}

/** A menu of which the card alone is known. */
export function menuOfCard(menu: Card): ListItem {
  if (menu.dayCount > 1) return menuWeek(menu)
  const { menuId, objectTypeId, title } = menu
  return { kind: 'day', title, objectTypeId, menuId, meals: null, plannedFor: null }
}

import type { CallAnswer } from 'shared-contracts/calls'
import { type ComposedDish, type DayCode, dayTitles, findMeal } from 'shared-contracts/menus'
import type { ListItem } from 'shared-ui/list-items'

type Card = CallAnswer<'Menu/HomePage'>[number]
type StoredMenu = Pick<CallAnswer<'Menu/GetFreeMenu'>, 'menuId' | 'title' | 'objectTypeId' | 'dayCount'>
/** A stored menu, or one of the visitor's own (`menuId` null). */
export type Menu = Omit<StoredMenu, 'menuId'> & { readonly menuId: number | null }
type Day = CallAnswer<'Menu/GetFreeMenu'>['days'][number]
type Meal = {
  readonly mealCode: number
  readonly title: string
  readonly dishes: readonly Day['meals'][number]['dishes'][number][]
}

const dishOf = ({ dishId, portion }: ComposedDish): ComposedDish => ({ dishId, portion })

/** A menu of one day is cooked on any. */
const weekdayOf = (menu: Menu, dayCode: DayCode): DayCode | undefined => (menu.dayCount > 1 ? dayCode : undefined)

/** A dish of the bank, for whom the bank is open. */
export function bankDish(
  dish: { readonly dishId: number; readonly title: string },
  objectTypeId: number | null,
): ListItem {
  return { kind: 'dish', title: dish.title, objectTypeId, dish: { dishId: dish.dishId, portion: 1 } }
}

export function menuDish(menu: Menu, dayCode: DayCode, dish: Meal['dishes'][number]): ListItem {
  const { objectTypeId } = menu
  return { kind: 'dish', title: dish.title, objectTypeId, dish: dishOf(dish), dayCode: weekdayOf(menu, dayCode) }
}

export function menuMeal(menu: Menu, dayCode: DayCode, { mealCode, title, dishes }: Meal): ListItem {
  const { objectTypeId } = menu
  return {
    kind: 'meal',
    title: findMeal(mealCode)?.title ?? title,
    objectTypeId,
    mealCode,
    dishes: dishes.map(dishOf),
    dayCode: weekdayOf(menu, dayCode),
  }
}

/** A day of a stored menu, as it is on screen. */
export function menuDay(menu: Menu, day: Day): ListItem {
  return {
    kind: 'day',
    title: menu.dayCount > 1 ? `${dayTitles[day.dayCode]}, ${menu.title}` : menu.title,
    objectTypeId: menu.objectTypeId,
    menuId: menu.menuId,
    dayCode: day.dayCode,
    meals: day.meals
      .filter(({ dishes }) => dishes.length > 0)
      .map(({ mealCode, dishes }) => ({ mealCode, dishes: dishes.map(dishOf) })),
    ...(menu.dayCount === 1 && { plannedFor: null }),
  }
}

export function menuWeek({ menuId, objectTypeId, title }: StoredMenu): ListItem {
  return { kind: 'week', title, objectTypeId, menuId, days: null }
}

/** A menu of which the card alone is known. */
export function menuOfCard(menu: Card): ListItem {
  if (menu.dayCount > 1) return menuWeek(menu)
  const { menuId, objectTypeId, title } = menu
  return { kind: 'day', title, objectTypeId, menuId, meals: null, plannedFor: null }
}

import type { CallBody } from 'shared-contracts/calls'
import { setAsideStatement } from 'shared-contracts/eating-rules'
import type { DayCode } from 'shared-contracts/menus'

/** A dish of a menu, with its materials where a visitor changed them. */
export interface DishToPrint {
  readonly dishId: number
  readonly title: string
  readonly portion: number
  readonly materials?: readonly { readonly materialId: number; readonly grams: number }[]
}

export interface DayToPrint {
  readonly dayCode: DayCode
  readonly meals: readonly { readonly mealCode: number; readonly dishes: readonly DishToPrint[] }[]
}

/** A stored menu, or one that is being made. */
export interface MenuToPrint {
  readonly title: string
  readonly objectTypeId: number
  readonly days: readonly DayToPrint[]
}

/** The days as the call for their materials takes them: meals without dishes are left out. */
export function detailRequest({ objectTypeId, days }: MenuToPrint): CallBody<'Menu/GetGenerateMenuDetail'> {
  return {
    objectTypeId,
    days: days.map(({ dayCode, meals }) => ({
      dayCode,
      meals: meals
        .filter(({ dishes }) => dishes.length > 0)
        .map(({ mealCode, dishes }) => ({
          mealCode,
          dishes: dishes.map(({ dishId, portion, materials }) => ({
            dishId,
            portion,
            ...(materials && { materials: [...materials] }),
          })),
        })),
    })),
  }
}

/** What stands under a menu's title; of a child's with the rule on the part of what the family cooks. */
export function withSetAside(subtitle: string, { objectTypeId }: Pick<MenuToPrint, 'objectTypeId'>): string {
  return [subtitle, setAsideStatement(objectTypeId)].filter((text) => text !== null).join(' · ')
}

/** Dishes in the order of the week, each once. */
export function dishesOf({ days }: Pick<MenuToPrint, 'days'>): readonly DishToPrint[] {
  const all = days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
  return [...new Map(all.map((dish) => [dish.dishId, dish])).values()]
}

import { type DayCode, dayCodes as WEEK } from 'shared-contracts/menus'
import type { MenuToPrint } from '../../printing'
import type { BuildDish } from '../requests/build-dishes'
import type { Draft } from './draft'
import { keptDays } from './kept/kept-days'

/** A draft as it is printed; null while its dishes have no titles yet. */
export function draftToPrint(
  draft: Draft,
  dayCodes: readonly DayCode[],
  dishes: ReadonlyMap<number, Pick<BuildDish, 'title'>>,
  title: string,
): MenuToPrint | null {
  const days = keptDays(draft, dayCodes.length === 0 ? WEEK : dayCodes)
  if (
    days.length === 0 ||
    days.some(({ meals }) => meals.some((meal) => meal.dishes.some(({ dishId }) => !dishes.has(dishId))))
  )
    return null
  return {
    title,
    objectTypeId: draft.objectTypeId,
    days: days.map(({ dayCode, meals }) => ({
      dayCode,
      meals: meals.map(({ mealCode, dishes: served }) => ({
        mealCode,
        dishes: served.map(({ dishId, portion = 1, materials }) => ({
          dishId,
          portion,
          materials,
          title: dishes.get(dishId)?.title ?? '',
        })),
      })),
    })),
  }
}

import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { isMealCode } from 'shared-contracts/menus'
import type { BuildDish } from '../requests/build-dishes'
import { type ChosenDish, DAY_CODES, type Draft, type Unmet, withPortion } from './draft'

export type BuildBody = CallBody<'BuildMenu/BuildMenu'>
export type BuiltMenu = CallAnswer<'BuildMenu/BuildMenu'>
type Dishes = ReadonlyMap<number, Pick<BuildDish, 'kind' | 'mealCodes'>>

const lockedOf = (day: readonly ChosenDish[]) => day.filter(({ locked }) => locked)

/** Ids of dishes to keep, each once. */
export function lockedIds(day: readonly ChosenDish[]): number[] {
  return [...new Set(lockedOf(day).map(({ dishId }) => dishId))]
}

/** Main dishes of the other days, excluded so that none is served twice in a week. */
export function mainIdsOf(days: Draft['days'], except: number, dishes: Dishes): number[] {
  const ids = days.flatMap((day, index) => (index === except ? [] : day.map(({ dishId }) => dishId)))
  return [...new Set(ids)].filter((id) => dishes.get(id)?.kind === 'main')
}

/** The dishes of a built day, none of them locked. */
export function dishesOfBuilt(day: BuiltMenu['days'][number]): ChosenDish[] {
  return day.meals.flatMap(({ mealCode, dishes }) =>
    isMealCode(mealCode)
      ? dishes.map(({ dishId, portion }): ChosenDish => ({ mealCode, dishId, portion, locked: false }))
      : [],
  )
}

/**
 * A built day with locked dishes back at their meals. The builder knows which dishes to keep but not for which meal, so a dish that it moved
 * to another meal is exchanged with a dish of the same kind there; changed materials are restored.
 */
export function keepPlaces(built: readonly ChosenDish[], before: readonly ChosenDish[], dishes: Dishes): ChosenDish[] {
  const day = [...built]
  const kept = lockedOf(before)
  for (const own of kept) {
    const place = day.findIndex(({ dishId, locked }) => dishId === own.dishId && !locked)
    const served = day[place]
    if (served === undefined) continue
    if (served.mealCode !== own.mealCode) exchange(day, place, own, kept, dishes)
    day[place] = keepMaterials({ ...served, mealCode: own.mealCode, locked: true }, own)
  }
  return day
}

/** Moves a dish of the target meal to the meal that the locked dish left. */
function exchange(
  day: ChosenDish[],
  place: number,
  own: ChosenDish,
  kept: readonly ChosenDish[],
  dishes: Dishes,
): void {
  const left = day[place]?.mealCode
  if (left === undefined) return
  const kind = dishes.get(own.dishId)?.kind
  const other = day.findIndex(
    ({ dishId, mealCode }) =>
      mealCode === own.mealCode &&
      dishes.get(dishId)?.kind === kind &&
      dishes.get(dishId)?.mealCodes.includes(left) === true &&
      !kept.some((each) => each.dishId === dishId && each.mealCode === mealCode),
  )
  const partner = day[other]
  if (partner !== undefined) day[other] = { ...partner, mealCode: left }
}

function keepMaterials(served: ChosenDish, own: ChosenDish): ChosenDish {
  return own.materials === undefined ? served : withPortion({ ...own, locked: true }, served.portion)
}

/** The builder's reasons for its first day, assigned to another day of the draft. */
export function unmetOn(unmet: BuiltMenu['unmet'], day: number): Unmet[] {
  const dayCode = DAY_CODES[day] ?? 'N1'
  return unmet
    .filter((each) => each.dayCode === 'N1')
    .map(({ standardId, reason }) => ({ standardId, dayCode, reason }))
}

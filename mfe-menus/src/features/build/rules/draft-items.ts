import { type ComposedDay, type DayCode, dayTitles, type Meal } from 'shared-contracts/menus'
import type { ListItem } from 'shared-ui/list-items'
import type { ChosenDish, Draft } from './draft'
import { dayForCall } from './judge-draft'

/** The day of a stored menu that is being changed. */
export interface StoredDay {
  readonly menuId: number
  readonly menuTitle: string
  /** More than one: the day is of a week and cooked on its weekday. */
  readonly dayCount: number
  readonly dayCode: DayCode
}

/** A material that was taken out of a dish is not bought. */
function mealsToBuy(day: readonly ChosenDish[], objectTypeId: number): ComposedDay['meals'] {
  return dayForCall(day, objectTypeId).meals.map(({ mealCode, dishes }) => ({
    mealCode,
    dishes: dishes.map(({ materials, ...dish }) => ({
      ...dish,
      ...(materials && { materials: materials.filter(({ grams }) => grams > 0) }),
    })),
  }))
}

/** The drafted day for the shopping list; of a stored menu it stays that menu's day, changed. */
export function dayOfDraft(
  day: readonly ChosenDish[],
  { objectTypeId, title, stored }: { objectTypeId: number; title: string; stored: StoredDay | undefined },
): ListItem {
  const meals = mealsToBuy(day, objectTypeId)
  if (stored === undefined) return { kind: 'day', title, objectTypeId, menuId: null, meals }
  const { menuId, menuTitle, dayCount, dayCode } = stored
  return {
    kind: 'day',
    title: dayCount > 1 ? `${dayTitles[dayCode]}, ${menuTitle}` : menuTitle,
    objectTypeId,
    menuId,
    dayCode,
    meals,
    ...(dayCount === 1 && { plannedFor: null }),
  }
}

/** One dish as it stands in the draft. */
export function dishOfDraft(
  { dishId, portion, materials }: ChosenDish,
  title: string,
  { objectTypeId, stored }: { objectTypeId: number; stored: StoredDay | undefined },
): ListItem {
  const bought = materials?.filter(({ grams }) => grams > 0)
  const dayCode = stored && stored.dayCount > 1 ? stored.dayCode : undefined
  return { kind: 'dish', title, objectTypeId, dish: { dishId, portion, ...(bought && { materials: bought }) }, dayCode }
}

/** One meal of the drafted day, which has dishes. */
export function mealOfDraft(
  day: readonly ChosenDish[],
  { code, title }: Pick<Meal, 'code' | 'title'>,
  { objectTypeId, stored }: { objectTypeId: number; stored: StoredDay | undefined },
): ListItem {
  const [meal] = mealsToBuy(
    day.filter(({ mealCode }) => mealCode === code),
    objectTypeId,
  )
  const dayCode = stored && stored.dayCount > 1 ? stored.dayCode : undefined
  return { kind: 'meal', title, objectTypeId, mealCode: code, dishes: meal?.dishes ?? [], dayCode }
}

/** All days of the draft that have dishes, as one entry. `codes`: which days they are. */
export function weekOfDraft({ days, objectTypeId }: Draft, title: string, codes: readonly DayCode[]): ListItem {
  return {
    kind: 'week',
    title,
    objectTypeId,
    menuId: null,
    days: days.flatMap((dishes, index) =>
      dishes.length === 0 ? [] : [{ dayCode: codes[index], meals: mealsToBuy(dishes, objectTypeId) }],
    ),
  }
}

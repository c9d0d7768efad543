import { ADULT_OBJECT_TYPE_ID, type ComposedDay } from 'shared-contracts/menus'
import type { ListItem } from 'shared-ui/list-items'
import type { DraftEater, FamilyMenu } from './family-draft'

/** An adult's portion is the bank's own. */
const ADULT_PORTION = 0

/** What one of the family eats of the menu, for the shopping list: the portions from the pot and the dishes of her own. */
export function itemOfEater(
  menu: FamilyMenu,
  eater: Pick<DraftEater, 'key' | 'title' | 'objectTypeId'>,
  title: string,
): ListItem {
  const days = menu.days.map(({ dayCode, meals }): ComposedDay & { dayCode: typeof dayCode } => ({
    dayCode,
    meals: meals.flatMap(({ mealCode, dishes }) => {
      const eaten = dishes.flatMap(({ dishId, portions }) =>
        portions.filter(({ eater: key }) => key === eater.key).map(({ portion }) => ({ dishId, portion })),
      )
      return eaten.length === 0 ? [] : [{ mealCode, dishes: eaten }]
    }),
  }))
  const objectTypeId = eater.objectTypeId === ADULT_OBJECT_TYPE_ID ? ADULT_PORTION : eater.objectTypeId
  const whose = { title, forWhom: eater.title, objectTypeId, menuId: null }
  const [first] = days
  if (first && days.length === 1) return { kind: 'day', ...whose, meals: first.meals }
  return { kind: 'week', ...whose, days }
}

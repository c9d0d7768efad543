import type { MenuToSave } from '../../saved-menus'
import type { FamilyDraft } from './family-draft'

type Made = Pick<NonNullable<FamilyDraft['made']>, 'menu' | 'eaters'>

/** The family's menu as one for each who eats: their own dishes, and their portions from the pots. */
export function menusOfEaters({ menu, eaters }: Made, nameOf: (whom: string) => string): readonly MenuToSave[] {
  return eaters.map(({ key, title, objectTypeId }) => ({
    title: nameOf(title),
    forWhom: title,
    objectTypeId,
    days: menu.days.map(({ dayCode, meals }) => ({
      dayCode,
      meals: meals.flatMap(({ mealCode, dishes }) => {
        const own = dishes.flatMap(({ dishId, portions }) =>
          portions.filter(({ eater }) => eater === key).map(({ portion }) => ({ dishId, portion })),
        )
        return own.length === 0 ? [] : [{ mealCode, dishes: own }]
      }),
    })),
  }))
}

import { matchesFood } from 'shared-contracts/health-rules'
import type { FamilyMenu } from '../core/family/answer-family'
import type { FamilyRequest } from '../core/family/search-family-menu'
import type { Snapshot } from '../core/snapshot'

/** The answer of a family checked once more against the rule book, the bank and the request, without the pools that it was searched in. */

/** The family that the figures of docs/product/menus.md speak of: pregnant, adult, 3 years, 14 months. */
export const FAMILY_OF_FOUR = [
  { key: 'pregnant', objectTypeId: 2 },
  { key: 'adult', objectTypeId: 11 },
  { key: 'threeYears', objectTypeId: 10 },
  { key: 'fourteenMonths', objectTypeId: 7 },
] as const

/** Portions of something that isn't for their eater: avoided materials, and foods that the rule book forbids. */
export function forbiddenPortions(menu: FamilyMenu, { eaters }: FamilyRequest, snapshot: Snapshot): readonly string[] {
  return menu.days.flatMap(({ dayCode, meals }) =>
    meals.flatMap(({ mealCode, dishes }) =>
      dishes.flatMap(({ dishId, portions }) => {
        const dish = snapshot.dishById.get(dishId)
        if (dish === undefined) return [`dish ${dishId} is unknown`]
        return portions.flatMap((portion) => {
          const eater = eaters.find(({ key }) => key === portion.eater)
          if (eater === undefined) return [`${portion.eater} is nobody`]
          const { objectTypeId, excludeMaterialIds = [] } = eater
          const own = dish.objectTypeIds.includes(objectTypeId)
          const adapted = snapshot.family.adapted.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
          if (!own && adapted === undefined) return [`${dish.title} is not for object type ${objectTypeId}`]
          const leftOut = own ? [] : (adapted?.leftOut ?? [])
          const eaten = {
            ...dish,
            ingredients: dish.ingredients.filter(({ material }) => !leftOut.includes(material.key)),
          }
          const broken = snapshot.safety.exclusions.filter(
            (rule) =>
              !rule.stripped &&
              rule.objectTypeIds.includes(objectTypeId) &&
              !(adapted !== undefined && !own && adapted.handledRules.includes(rule.id)) &&
              matchesFood(eaten, rule),
          )
          const avoided = eaten.ingredients.filter(({ material }) => excludeMaterialIds.includes(material.materialId))
          return [...broken.map(({ id }) => id), ...avoided.map(({ material }) => material.title)].map(
            (why) => `${dayCode} ${mealCode} ${dish.title} for ${portion.eater}: ${why}`,
          )
        })
      }),
    ),
  )
}

/** Dishes that an eater shares only when they are handled, without anything said of how they become soft or small. */
export function untoldTextures(menu: FamilyMenu, { eaters }: FamilyRequest, snapshot: Snapshot): readonly string[] {
  const softens = new Set(
    menu.handling.flatMap(({ id, action }) => (['mash', 'mince', 'cut'].includes(action) ? [id] : [])),
  )
  return menu.days.flatMap(({ meals }) =>
    meals.flatMap(({ dishes }) =>
      dishes.flatMap(({ dishId, title, portions }) =>
        portions.flatMap(({ eater, handling }) => {
          const objectTypeId = eaters.find(({ key }) => key === eater)?.objectTypeId ?? 0
          const own = snapshot.dishById.get(dishId)?.objectTypeIds.includes(objectTypeId)
          return own || handling.some((id) => softens.has(id)) ? [] : [`${title} for ${eater}`]
        }),
      ),
    ),
  )
}

/** How much of what is eaten comes from one pot; breast milk, which no pot can hold, is left out. */
export function potFigures(menu: FamilyMenu, snapshot: Snapshot) {
  const isCooked = ({ dishId }: { readonly dishId: number }) => snapshot.dishById.get(dishId)?.role !== 'breastMilk'
  const meals = menu.days.flatMap((day) =>
    day.meals.map(({ mealCode, dishes }) => ({ mealCode, dishes: dishes.filter(isCooked) })),
  )
  const dishes = meals.flatMap((meal) => meal.dishes)
  const eatersOf = (all: typeof dishes) =>
    new Set(all.flatMap(({ portions }) => portions.map(({ eater }) => eater))).size
  const isBreakfast = ({ dishId }: { readonly dishId: number }) => snapshot.dishById.get(dishId)?.family !== 'milk'
  return {
    sharedDishes: dishes.filter(({ portions }) => portions.length > 1).length / dishes.length,
    ownDishes: dishes.filter(({ portions }) => portions.length === 1).length,
    breakfastsOfOnePot: meals.filter(
      ({ mealCode, dishes: all }) =>
        mealCode === 1 &&
        all.filter(isBreakfast).length === 1 &&
        all.some(({ portions }) => portions.length === eatersOf(all)),
    ).length,
    mostKindsOfSnack: Math.max(
      0,
      ...meals.filter(({ mealCode }) => [5, 6, 7].includes(mealCode)).map(({ dishes: all }) => all.length),
    ),
  }
}

/** Largest share by which a day's portion of a course of the table's meals differs from the eater's usual one. */
export function widestSwing(menu: FamilyMenu, snapshot: Snapshot): number {
  const portions = new Map<string, number[]>()
  for (const { meals } of menu.days)
    for (const { mealCode, dishes } of meals)
      for (const dish of dishes) {
        if (dish.portions.length < 2 || !snapshot.family.tableMeals.includes(mealCode)) continue
        const role = snapshot.dishById.get(dish.dishId)?.role ?? ''
        for (const { eater, portion } of dish.portions) {
          const key = `${eater} ${role}`
          portions.set(key, [...(portions.get(key) ?? []), portion])
        }
      }
  return Math.max(
    0,
    ...[...portions.values()].flatMap((values) => {
      const usual = [...values].sort((a, b) => a - b)[values.length >> 1] ?? 1
      return values.map((value) => Math.abs(value - usual) / usual)
    }),
  )
}

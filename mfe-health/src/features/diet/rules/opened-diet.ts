import type { ApiClient } from 'shared-contracts/client'
import { isMealCode } from 'shared-contracts/menus'
import type { QueryClient } from 'shared-ui/remote'
import { dishTitles, foodsQuery, type SavedDiet } from '../requests/diet-queries'
import type { Eaten } from './diet-draft'
import { children, mothers, type Person } from './person'

/** A kept diet as entries to change. Dishes that the bank no longer has are left out. */
export async function openedEntries(api: ApiClient, client: QueryClient, diet: SavedDiet): Promise<Eaten[]> {
  const dishIds = [...new Set(diet.meals.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)))]
  const [titles, foods] = await Promise.all([dishTitles(api, dishIds), client.fetchQuery(foodsQuery(api))])
  const entries = diet.meals.flatMap(({ mealCode, dishes, foods: eatenFoods }) => {
    if (!isMealCode(mealCode)) return []
    const known = dishes.flatMap(({ dishId, portion }) => {
      const title = titles.get(dishId)
      return title === undefined ? [] : [{ kind: 'dish' as const, mealCode, dishId, portion, title }]
    })
    const weighed = eatenFoods.flatMap(({ materialId, grams }) => {
      const food = foods.find((each) => each.materialId === materialId)
      return food === undefined
        ? []
        : [
            {
              kind: 'food' as const,
              mealCode,
              materialId,
              amount: grams,
              unit: 'g',
              gramsPerUnit: 1,
              title: food.title,
            },
          ]
    })
    return [...known, ...weighed]
  })
  return entries.map((entry, index) => ({ ...entry, key: index + 1 }))
}

/** Somebody with the object type of a kept diet: of the account where there is one. */
export function personOfType(objectTypeId: number, own: readonly Person[]): Person | undefined {
  return [...own, ...mothers, ...children].find((person) => person.objectTypeId === objectTypeId)
}

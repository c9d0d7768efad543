import type { ApiClient } from 'shared-contracts/client'
import { isMealCode } from 'shared-contracts/menus'
import type { QueryClient } from 'shared-frame/remote'
import type { Eaten } from '../rules/diet-draft'
import { foodsQuery } from './foods'
import type { SavedDiet } from './saved-diets'

/** A saved diet as entries to change. Dishes that the bank no longer has are left out. */
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

/** Titles of dishes, by id, for a saved diet that is opened again. */
async function dishTitles(api: ApiClient, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const pages: number[][] = []
  for (let from = 0; from < ids.length; from += 50) pages.push(ids.slice(from, from + 50))
  const answers = await Promise.all(
    pages.map((page) => api.call('Dish/GetForBuildMenu', { query: { ids: page.join() } })),
  )
  return new Map(answers.flat().map(({ dishId, title }) => [dishId, title]))
}

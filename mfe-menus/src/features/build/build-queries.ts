import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { createKitchen } from 'shared-contracts/nutrition'
import { queryOptions } from 'shared-ui/remote'

export type BuildDish = CallAnswer<'Dish/GetForBuildMenu'>[number]

/** Ids that one call answers. */
const IDS_A_CALL = 50
const FOUND_SHOWN = 8

export function kitchenQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['food-facts'],
    queryFn: async ({ signal }) => createKitchen(await api.call('Menu/GetFoodFacts', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The dishes of a draft with their materials, by id. */
export function buildDishesQuery(api: ApiClient, dishIds: readonly number[]) {
  const ids = [...new Set(dishIds)].sort((a, b) => a - b)
  return queryOptions({
    queryKey: ['build-dishes', ids.join()],
    queryFn: async ({ signal }) => {
      const pages: number[][] = []
      for (let from = 0; from < ids.length; from += IDS_A_CALL) pages.push(ids.slice(from, from + IDS_A_CALL))
      const answers = await Promise.all(
        pages.map((page) => api.call('Dish/GetForBuildMenu', { query: { ids: page.join() }, signal })),
      )
      const byId: ReadonlyMap<number, BuildDish> = new Map(answers.flat().map((dish) => [dish.dishId, dish]))
      return byId
    },
  })
}

export function dishesForMealQuery(api: ApiClient, objectTypeId: number, mealCode: number, keyword: string) {
  return queryOptions({
    queryKey: ['dishes-for-meal', objectTypeId, mealCode, keyword],
    queryFn: async ({ signal }) => {
      const body = { objectTypeId, mealCode, keyword, pageNumber: 1, pageSize: FOUND_SHOWN }
      return (await api.call('Dish/Search', { body, signal })).items
    },
  })
}

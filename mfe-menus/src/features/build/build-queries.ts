import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { createKitchen } from 'shared-contracts/nutrition'
import { queryOptions } from 'shared-ui/remote'
import type { ChosenDish } from './draft'
import { dayForCall } from './judge-draft'

export type BuildDish = CallAnswer<'Dish/GetForBuildMenu'>[number]
export type Replacement = CallAnswer<'Menu/ChangeDish'>[number]
export type RelatedMeal = CallAnswer<'Menu/BuildRelatedMealMenu'>[number]

/** Ids that one call answers. */
const IDS_A_CALL = 50
const FOUND_SHOWN = 8
const FAVOURITES_ASKED = 50

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

export function dishesForMealQuery(
  api: ApiClient,
  objectTypeId: number,
  mealCode: number,
  keyword: string,
  withoutAllergens: readonly string[],
) {
  return queryOptions({
    queryKey: ['dishes-for-meal', objectTypeId, mealCode, keyword, withoutAllergens.join()],
    queryFn: async ({ signal }) => {
      const body = { objectTypeId, mealCode, keyword, pageNumber: 1, pageSize: FOUND_SHOWN }
      return (await api.call('Dish/Search', { body: { ...body, withoutAllergens: [...withoutAllergens] }, signal }))
        .items
    },
  })
}

/** Dishes that may stand in a dish's place, the best for the day first. */
export function replacementsQuery(
  api: ApiClient,
  objectTypeId: number,
  day: readonly ChosenDish[],
  { mealCode, dishId }: ChosenDish,
  excludeMaterialIds: readonly number[],
) {
  const body = { day: dayForCall(day, objectTypeId), mealCode, dishId, excludeMaterialIds: [...excludeMaterialIds] }
  return queryOptions({
    queryKey: ['replacements', JSON.stringify(body)],
    queryFn: ({ signal }) => api.call('Menu/ChangeDish', { body, signal }),
  })
}

/** Other meals like one of the day. */
export function relatedMealsQuery(
  api: ApiClient,
  objectTypeId: number,
  day: readonly ChosenDish[],
  mealCode: number,
  excludeMaterialIds: readonly number[],
) {
  const body = { day: dayForCall(day, objectTypeId), mealCode, excludeMaterialIds: [...excludeMaterialIds] }
  return queryOptions({
    queryKey: ['related-meals', JSON.stringify(body)],
    queryFn: ({ signal }) => api.call('Menu/BuildRelatedMealMenu', { body, signal }),
  })
}

/** The user's favourite dishes, newest first. Under the user's id: another login is another answer. */
export function favouriteDishesQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['favourite-dishes', userId],
    queryFn: async ({ signal }) =>
      (await api.call('Favorite/GetFavoriteDishes', { query: { pageNumber: 1, pageSize: FAVOURITES_ASKED }, signal }))
        .items,
    // Hearts stand on other pages.
    staleTime: 0,
  })
}

const RELATED_DAYS = 3

/** Other days like one, from the menu builder. */
export function relatedDaysQuery(
  api: ApiClient,
  wishes: {
    readonly objectTypeId: number
    readonly dishIds: number[]
    readonly excludeMaterialIds: number[]
    readonly seed: number
  },
) {
  const body = { ...wishes, count: RELATED_DAYS }
  return queryOptions({
    queryKey: ['related-days', JSON.stringify(body)],
    queryFn: ({ signal }) => api.call('BuildMenu/BuildRelatedMenu', { body, signal }),
  })
}

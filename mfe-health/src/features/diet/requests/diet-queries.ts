import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { fold } from 'shared-contracts/text'
import { queryOptions } from 'shared-ui/remote'

export type DietBody = CallBody<'NutritionConsulting/CheckAnswers'>
export type DietResult = CallAnswer<'NutritionConsulting/CheckAnswers'>
export type SavedDiet = CallAnswer<'NutritionConsulting/GetSavedAnswers'>[number]
export type Food = CallAnswer<'NutritionConsulting/GetFoods'>[number]

const FOUND_DISHES = 6
const FOUND_FOODS = 6

export function foodsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['foods'],
    queryFn: ({ signal }) => api.call('NutritionConsulting/GetFoods', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Dishes of a keyword, whomever they are for: people eat what is on the table. */
export function dishesQuery(api: ApiClient, keyword: string) {
  return queryOptions({
    queryKey: ['eaten-dishes', keyword],
    queryFn: async ({ signal }) =>
      (await api.call('Dish/Search', { body: { keyword, pageNumber: 1, pageSize: FOUND_DISHES }, signal })).items,
    placeholderData: (before) => before,
    enabled: keyword !== '',
  })
}

/** Foods whose name has every word, with or without accents: those that begin with it first. */
export function findFoods(foods: readonly Food[], keyword: string): readonly Food[] {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = foods.filter(({ title }) => words.every((word) => fold(title).includes(word)))
  const rank = ({ title }: Food) =>
    title.toLowerCase().startsWith(keyword.toLowerCase()) ? 0 : fold(title).startsWith(fold(keyword)) ? 1 : 2
  return [...hits].sort((a, b) => rank(a) - rank(b)).slice(0, FOUND_FOODS)
}

/** The result of a diet; the one before stays while the next is reckoned. */
export function dietResultQuery(api: ApiClient, body: DietBody) {
  return queryOptions({
    queryKey: ['diet-result', body],
    queryFn: ({ signal }) => api.call('NutritionConsulting/CheckAnswers', { body, signal }),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function savedDietsQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['saved-diets', userId],
    queryFn: ({ signal }) => api.call('NutritionConsulting/GetSavedAnswers', { signal }),
  })
}

/** Titles of dishes, by id, for a kept diet that is opened again. */
export async function dishTitles(api: ApiClient, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const pages: number[][] = []
  for (let from = 0; from < ids.length; from += 50) pages.push(ids.slice(from, from + 50))
  const answers = await Promise.all(
    pages.map((page) => api.call('Dish/GetForBuildMenu', { query: { ids: page.join() } })),
  )
  return new Map(answers.flat().map(({ dishId, title }) => [dishId, title]))
}

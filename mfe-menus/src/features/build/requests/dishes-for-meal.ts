import type { ApiClient } from 'shared-contracts/client'
import type { MealCode } from 'shared-contracts/menus'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { ALSO_OFFLINE } from './also-offline'

const SHOWN = 8

/** What a dish for a meal is searched by. */
export interface MealSearch {
  readonly objectTypeId: number
  readonly mealCode: MealCode
  readonly keyword: string
  /** Dishes with any of them are left out. */
  readonly withoutAllergens: readonly string[]
}

function dishesForMealQuery(api: ApiClient, { withoutAllergens, ...search }: MealSearch) {
  return queryOptions({
    queryKey: ['dishes-for-meal', search, withoutAllergens.join()],
    queryFn: async ({ signal }) => {
      const body = { ...search, withoutAllergens: [...withoutAllergens], pageNumber: 1, pageSize: SHOWN }
      return (await api.call('Dish/Search', { body, signal })).items
    },
    ...ALSO_OFFLINE,
  })
}

/** Dishes that suit a meal and a person. The list stays while the next letter is searched. */
export function useDishesForMeal(search: MealSearch) {
  return useQuery({ ...dishesForMealQuery(useShell().api, search), placeholderData: (before) => before })
}

import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

export type BuildDish = CallAnswer<'Dish/GetForBuildMenu'>[number]

/** Ids that one call answers. */
const IDS_PER_CALL = 50

/** The dishes of a draft with their materials, by id. */
export function buildDishesQuery(api: ApiClient, dishIds: readonly number[]) {
  const ids = [...new Set(dishIds)].sort((a, b) => a - b)
  return queryOptions({
    queryKey: ['build-dishes', ids.join()],
    queryFn: async ({ signal }) => {
      const pages: number[][] = []
      for (let from = 0; from < ids.length; from += IDS_PER_CALL) pages.push(ids.slice(from, from + IDS_PER_CALL))
      const answers = await Promise.all(
        pages.map((page) => api.call('Dish/GetForBuildMenu', { query: { ids: page.join() }, signal })),
      )
      const byId: ReadonlyMap<number, BuildDish> = new Map(answers.flat().map((dish) => [dish.dishId, dish]))
      return byId
    },
  })
}

/** While the newest dish is fetched, the others keep their figures. */
export function useBuildDishes(dishIds: readonly number[]) {
  return useQuery({ ...buildDishesQuery(useShell().api, dishIds), placeholderData: (before) => before })
}

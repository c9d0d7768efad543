import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-frame/remote'

const FOUND_DISHES = 8
/** Of these, so that a dish for somebody else keeps a place. */
const FOUND_OWN_DISHES = 6

/** Dishes of a keyword, with it: those for the person first, then those for anybody, as people eat what is on the table. */
export function dishesQuery(api: ApiClient, keyword: string, objectTypeId: number) {
  const find = async (body: { objectTypeId?: number; pageSize: number }, signal: AbortSignal) =>
    (await api.call('Dish/Search', { body: { keyword, pageNumber: 1, ...body }, signal })).items
  return queryOptions({
    queryKey: ['eaten-dishes', keyword, objectTypeId],
    queryFn: async ({ signal }) => {
      const found = await Promise.all([
        find({ objectTypeId, pageSize: FOUND_OWN_DISHES }, signal),
        find({ pageSize: FOUND_DISHES }, signal),
      ])
      const dishes = [...new Map(found.flat().map((dish) => [dish.dishId, dish])).values()].slice(0, FOUND_DISHES)
      return { keyword, dishes }
    },
    placeholderData: (before) => before,
    enabled: keyword !== '',
  })
}

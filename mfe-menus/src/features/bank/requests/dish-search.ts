import type { ApiClient } from 'shared-contracts/client'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import type { DishFilter, DishSearchAddress, Season } from '../rules/dish-search-address'

export const DISHES_SHOWN = 24

/** Tags of the bank by which dishes are filtered. */
const VEGETARIAN_TAG = 'chay'
const seasonTag = (season: Season) => `mua-${season}`

async function tagIdsOf(api: ApiClient, { vegetarian, season }: DishFilter, signal: AbortSignal): Promise<number[]> {
  const codes = [...(vegetarian ? [VEGETARIAN_TAG] : []), ...(season === null ? [] : [seasonTag(season)])]
  if (codes.length === 0) return []
  const tags = await api.call('DishTag/GetAll', { signal })
  return codes.map((code) => {
    const tag = tags.find((each) => each.code === code)
    // An answer without the filter must not pass for a filtered one.
    if (tag === undefined) throw new Error(`no dish tag ${code}`)
    return tag.id
  })
}

/** Dishes of the bank whose title or ingredients have the keyword and that pass the filters; the first ones when nothing is asked. */
export function dishSearchQuery(api: ApiClient, address: DishSearchAddress, objectTypeId: number) {
  const { keyword, pageNumber, region, maxMinutes, withoutAllergens } = address
  return queryOptions({
    queryKey: ['dish-search', objectTypeId, address],
    queryFn: async ({ signal }) => {
      const tagIds = await tagIdsOf(api, address, signal)
      const body = {
        keyword,
        objectTypeId,
        pageNumber,
        pageSize: DISHES_SHOWN,
        ...(region !== null && { region }),
        ...(maxMinutes !== null && { maxMinutes }),
        ...(tagIds.length > 0 && { tagIds }),
        withoutAllergens: [...withoutAllergens],
      }
      return api.call('Dish/Search', { body, signal })
    },
    meta: { optional: true },
  })
}

/** The last answer stays while the next one is fetched. */
export function useDishSearch(address: DishSearchAddress, objectTypeId: number) {
  return useQuery({
    ...dishSearchQuery(useShell().api, address, objectTypeId),
    placeholderData: (before) => before,
  })
}

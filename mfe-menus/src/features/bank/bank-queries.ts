import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'
import type { DishFilter, DishSearchAddress, Season } from './dish-search-address'

const STANDARD_MENUS_SHOWN = 6
export const DISHES_SHOWN = 24

/** The free week of an object type, open to everyone. */
export function freeWeekQuery(api: ApiClient, objectTypeId: number) {
  return queryOptions({
    queryKey: ['free-week', objectTypeId],
    queryFn: ({ signal }) => api.call('Menu/GetFreeMenu', { query: { objectTypeId }, signal }),
  })
}

/** Day menus made ahead for an object type. */
export function standardMenusQuery(api: ApiClient, objectTypeId: number) {
  return queryOptions({
    queryKey: ['standard-menus', objectTypeId],
    queryFn: ({ signal }) =>
      api.call('Menu/GetStandardMenu', {
        query: { objectTypeId, pageNumber: 1, pageSize: STANDARD_MENUS_SHOWN },
        signal,
      }),
    meta: { optional: true },
  })
}

/** Tags of the bank by which dishes are filtered. */
const VEGETARIAN_TAG = 'chay'
const seasonTag = (season: Season) => `mua-${season}`

async function tagIdsOf(api: ApiClient, { vegetarian, season }: DishFilter, signal: AbortSignal): Promise<number[]> {
  const codes = [...(vegetarian ? [VEGETARIAN_TAG] : []), ...(season === null ? [] : [seasonTag(season)])]
  if (codes.length === 0) return []
  const tags = await api.call('DishTag/GetAll', { signal })
  return codes.map((code) => {
    const tag = tags.find((each) => each.code === code)
    // A filter that can't be kept must not pass for one that was.
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

/** One week card for each object type, for the home page. */
export function homeMenusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['home-menus'],
    queryFn: ({ signal }) => api.call('Menu/HomePage', { signal }),
  })
}

/** Menus that somebody signed, with the day (DECISIONS 23). */
export function signedMenusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['signed-menus'],
    queryFn: async ({ signal }) => {
      const { items } = await api.call('Menu/GetStandardMenu', { query: { pageNumber: 1, pageSize: 50 }, signal })
      return items.filter((menu) => menu.signedAt !== null)
    },
    meta: { optional: true },
  })
}

/** The visitor with her children, to know whom menus are for. Under the user's id: another login is another answer. */
export function profileQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['user-info', userId],
    queryFn: ({ signal }) => api.call('User/UserInfo', { signal }),
    // The profile may have been changed in another section.
    staleTime: 0,
    meta: { optional: true },
  })
}

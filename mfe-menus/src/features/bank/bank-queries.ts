import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

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

/** Dishes of the bank whose title or ingredients have the keyword; the first ones when it is empty. */
export function dishSearchQuery(api: ApiClient, keyword: string, objectTypeId: number, pageNumber: number) {
  return queryOptions({
    queryKey: ['dish-search', keyword, objectTypeId, pageNumber],
    queryFn: ({ signal }) =>
      api.call('Dish/Search', { body: { keyword, objectTypeId, pageNumber, pageSize: DISHES_SHOWN }, signal }),
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

import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** Cards on a page: full rows of two, three and four. */
export const FAVOURITES_SHOWN = 12

/** Every list of a user's favourites, to be asked anew together. */
export function favouritesKey(userId: number, type: 'dish' | 'article') {
  return ['favourites', userId, type] as const
}

/** A page of favourite dishes, newest first; pages count from 1. */
export function favouriteDishesQuery(api: ApiClient, userId: number, pageNumber: number) {
  return queryOptions({
    queryKey: [...favouritesKey(userId, 'dish'), pageNumber],
    queryFn: ({ signal }) =>
      api.call('Favorite/GetFavoriteDishes', { query: { pageNumber, pageSize: FAVOURITES_SHOWN }, signal }),
    staleTime: 0,
  })
}

/** A page of favourite articles, newest first; pages count from 1. */
export function favouriteArticlesQuery(api: ApiClient, userId: number, pageNumber: number) {
  return queryOptions({
    queryKey: [...favouritesKey(userId, 'article'), pageNumber],
    queryFn: ({ signal }) =>
      api.call('Favorite/GetFavoriteArticles', { query: { pageNumber, pageSize: FAVOURITES_SHOWN }, signal }),
    staleTime: 0,
  })
}

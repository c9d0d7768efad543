import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { FAVOURITES_SHOWN, favouritesKey } from '../rules/favourites-key'

/** A page of favourite dishes, newest first; pages count from 1. */
export function useFavouriteDishes(userId: number, pageNumber: number) {
  const { api } = useShell()
  return useQuery({
    queryKey: [...favouritesKey(userId, 'dish'), pageNumber],
    queryFn: ({ signal }) =>
      api.call('Favorite/GetFavoriteDishes', { query: { pageNumber, pageSize: FAVOURITES_SHOWN }, signal }),
    staleTime: 0,
  })
}

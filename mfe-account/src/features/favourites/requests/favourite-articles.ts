import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { FAVOURITES_SHOWN, favouritesKey } from '../rules/favourites-key'

/** A page of favourite articles, newest first; pages count from 1. */
export function useFavouriteArticles(userId: number, pageNumber: number) {
  const { api } = useShell()
  return useQuery({
    queryKey: [...favouritesKey(userId, 'article'), pageNumber],
    queryFn: ({ signal }) =>
      api.call('Favorite/GetFavoriteArticles', { query: { pageNumber, pageSize: FAVOURITES_SHOWN }, signal }),
    staleTime: 0,
  })
}

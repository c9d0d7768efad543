import { useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'

const ASKED = 50

/** The user's favourite dishes, newest first. Under the user's id: another login is another answer. 0: nobody is signed in. */
export function useFavouriteDishes(userId: number) {
  const { api } = useShell()
  return useQuery({
    queryKey: ['favourite-dishes', userId],
    queryFn: async ({ signal }) => {
      const query = { pageNumber: 1, pageSize: ASKED }
      return (await api.call('Favorite/GetFavoriteDishes', { query, signal })).items
    },
    // Hearts stand on other pages.
    staleTime: 0,
    enabled: userId > 0,
  })
}

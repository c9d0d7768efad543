import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'

/** How many menus the visitor saved. Asked at each visit: the menus section adds to them. */
export function useSavedMenuCount(userId: number) {
  const { api } = useShell()
  return useQuery({
    queryKey: ['saved-menu-count', userId],
    queryFn: async ({ signal }) => (await api.call('SavedMenu/GetAll', { signal })).length,
    staleTime: 0,
  })
}

import type { CallAnswer } from 'shared-contracts/calls'
import { useSession, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'

export type SavedMenuCard = CallAnswer<'SavedMenu/GetAll'>[number]
export type SavedMenu = CallAnswer<'SavedMenu/GetById'>

export const SAVED_MENUS = 'saved-menus'
export const SAVED_MENU = 'saved-menu'

/** The visitor's own menus, the last changed first; asked for once she is logged in. */
export function useSavedMenus() {
  const { api } = useShell()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : null
  return useQuery({
    queryKey: [SAVED_MENUS, userId],
    queryFn: ({ signal }) => api.call('SavedMenu/GetAll', { signal }),
    enabled: userId !== null,
  })
}

/** One of the visitor's own menus. Rejects with 404 when there is none. */
export function useSavedMenu(id: number) {
  const { api } = useShell()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : null
  return useQuery({
    queryKey: [SAVED_MENU, userId, id],
    queryFn: ({ signal }) => api.call('SavedMenu/GetById', { query: { id }, signal }),
    enabled: userId !== null,
  })
}

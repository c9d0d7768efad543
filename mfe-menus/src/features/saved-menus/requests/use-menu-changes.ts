import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { UNKNOWN_ERROR } from 'shared-contracts/errors'
import { useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'
import { savedMenuTexts as texts } from '../saved-menu-texts'
import { SAVED_MENU, SAVED_MENUS, type SavedMenuCard } from './saved-menus'

type Change = Omit<CallBody<'SavedMenu/Change'>, 'id' | 'revision'>

/** What is done with saved menus: named anew, copied, deleted with undo. The list is fetched again after each; failures are told. */
export function useMenuChanges() {
  const shell = useShell()
  const client = useQueryClient()
  const { api, notify } = shell
  const refresh = () =>
    Promise.all([SAVED_MENUS, SAVED_MENU].map((key) => client.invalidateQueries({ queryKey: [key] })))

  async function told(menu: Pick<SavedMenuCard, 'title'>, work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      notify(texts.refused(menu.title, (error instanceof ApiError && error.message) || UNKNOWN_ERROR), 'error')
    } finally {
      await refresh()
    }
  }

  /** Rejects as the call does: a form shows why. */
  async function change(menu: Pick<SavedMenuCard, 'id' | 'revision'>, to: Change) {
    const changed = await api.call('SavedMenu/Change', { body: { id: menu.id, revision: menu.revision, ...to } })
    await refresh()
    return changed
  }

  const restore = (menu: SavedMenuCard) =>
    told(menu, async () => {
      await api.call('SavedMenu/Restore', { body: { id: menu.id } })
      notify(texts.restored(menu.title), 'success')
    })

  const remove = (menu: SavedMenuCard) =>
    told(menu, async () => {
      await api.call('SavedMenu/Delete', { query: { id: menu.id } })
      notify(texts.removed(menu.title), 'info', { label: texts.undo, run: () => void restore(menu) })
    })

  const copy = (menu: SavedMenuCard) =>
    told(menu, async () => {
      const { kept, title, objectTypeId, forWhom, menuId } = await api.call('SavedMenu/GetById', {
        query: { id: menu.id },
      })
      const name = texts.copyTitle(title).slice(0, MOST_LETTERS)
      await api.call('SavedMenu/Add', {
        body: {
          key: crypto.randomUUID(),
          title: name,
          objectTypeId,
          forWhom,
          ...(menuId !== null && { menuId }),
          days: kept,
        },
      })
      notify(texts.copied(name), 'success')
    })

  return { change, copy, remove }
}

/** Of a menu's name. */
export const MOST_LETTERS = 120

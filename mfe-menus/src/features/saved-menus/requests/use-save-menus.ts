import { useRef, useState } from 'react'
import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { paths, savedMenuPath } from 'shared-contracts/paths'
import { knownSession, useShell } from 'shared-frame'
import { useQueryClient } from 'shared-frame/remote'
import { savedMenuTexts as texts } from '../saved-menu-texts'
import { SAVED_MENUS } from './saved-menus'

export type MenuToSave = Omit<CallBody<'SavedMenu/Add'>, 'key'>

/**
 * Saves menus, one after the other: a week, or the week of each who eats from one pot. A save that failed half-way is taken up where it broke off:
 * each menu keeps its key, by which the server knows it again. Anonymous visitors are asked to log in.
 */
export function useSaveMenus() {
  const shell = useShell()
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  function keyOf(menu: MenuToSave): string {
    const content = JSON.stringify(menu)
    const key = keys.current.get(content) ?? crypto.randomUUID()
    keys.current.set(content, key)
    return key
  }

  async function save(menus: readonly MenuToSave[]) {
    setSaving(true)
    setFailure(null)
    const session = await knownSession(shell)
    if (session?.state !== 'signed-in') {
      setSaving(false)
      return shell.loginRequired()
    }
    const saved: { readonly id: number; readonly whom: string }[] = []
    try {
      for (const menu of menus) {
        const { id } = await shell.api.call('SavedMenu/Add', { body: { ...menu, key: keyOf(menu) } })
        saved.push({ id, whom: menu.forWhom ?? menu.title })
      }
      keys.current.clear()
      const [only] = saved
      const to = only !== undefined && saved.length === 1 ? savedMenuPath(only.id) : paths.savedMenus
      shell.notify(texts.saved, 'success', { label: texts.open, run: () => void shell.navigate(to) })
    } catch (error) {
      const reason = (error instanceof ApiError && error.message) || texts.failed
      const before = saved.length > 0 ? ` ${texts.someFailed(saved.map(({ whom }) => whom).join(', '))}` : ''
      setFailure(`${reason}${before}`)
    } finally {
      setSaving(false)
      void client.invalidateQueries({ queryKey: [SAVED_MENUS] })
    }
  }

  return { save, saving, failure }
}

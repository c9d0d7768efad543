import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from 'shared-frame'
import type { DeskItem } from '../../rules/desk-kinds'
import { keptEdits, keptKey } from '../../rules/kept-draft'
import { createDraftSaver, type DraftSaver, type DraftState } from './draft-saver'

/** The saver of an item's draft for as long as its form stands, and its state. `owner`: the editor's id. */
export function useDraftSaver(item: DeskItem, owner: number): { readonly saver: DraftSaver } & DraftState {
  const { api } = useShell()
  const [saver] = useState(() => {
    const key = keptKey(item.kind, item.id)
    return createDraftSaver({
      api,
      item,
      kept: keptEdits.read(owner, key)?.value ?? null,
      keep: (edit) => (edit === null ? keptEdits.forget(owner, key) : keptEdits.keep(owner, key, edit)),
    })
  })
  useEffect(() => {
    const retry = () => saver.retry()
    saver.start()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      saver.stop()
    }
  }, [saver])
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.read, saver.read) }
}

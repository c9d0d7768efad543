import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from 'shared-frame'
import type { Drafted, Writing } from '../entry-kind'
import { createSaver } from './saver'
import type { Saver, SaverState } from './saver-types'

/** The saver of an entry for as long as its form stands. `entry` null: a new one. `owner`: the editor's id, whose device copy it is. */
export function useSaver<E extends Drafted<D>, D>(writing: Writing<E, D>, entry: E | null, owner: number): Saver<E, D> {
  const { api } = useShell()
  const [saver] = useState(() => {
    const place = writing.place(entry?.key ?? null)
    return createSaver({
      ...{ api, writing, entry },
      kept: place.read(owner),
      keep: (edit) => (edit === null ? place.forget(owner) : place.keep(owner, edit)),
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
  return saver
}

/** What the saver holds, followed. */
export function useSaverState<E, D>(saver: Saver<E, D>): SaverState<E, D> {
  return useSyncExternalStore(saver.subscribe, saver.read, saver.read)
}

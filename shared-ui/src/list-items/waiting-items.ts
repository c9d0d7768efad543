import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type KeptOwner, keptPlace, useKeptOwner } from 'shared-frame/kept'
import type { ListItem } from './item/list-item'

export interface WaitingItem {
  readonly kind: ListItem['kind']
  readonly title: string
  /** As it was kept; `readListItem` checks it before it is sent. */
  readonly item: unknown
}

const KINDS: readonly ListItem['kind'][] = ['dish', 'meal', 'day', 'week']

function readWaiting(stored: unknown): WaitingItem | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('kind' in stored && 'title' in stored && 'item' in stored)) return null
  const kind = KINDS.find((each) => each === stored.kind)
  return kind && typeof stored.title === 'string' ? { kind, title: stored.title, item: stored.item } : null
}

/**
 * What was added without login, or without network, by the item's key. The shell adds it to the list of the user who logs in
 * next on this device, each once (`addWaitingItems`).
 */
export const waitingItems = keptPlace<WaitingItem>({ name: 'list-item', version: 1, days: 7, check: readWaiting })

/** False: the device keeps nothing. */
export function keepWaiting(owner: KeptOwner, key: string, item: ListItem): boolean {
  waitingItems.keep(owner, key, { kind: item.kind, title: item.title, item })
  return waitingItems.read(owner, key) !== null
}

const nothing = () => () => {}

/** Whether an item waits for a login or for the network. */
export function useIsWaiting(key: string): boolean {
  const owner = useKeptOwner()
  return useSyncExternalStore(
    owner === null ? nothing : waitingItems.subscribe,
    () => owner !== null && waitingItems.read(owner, key) !== null,
    () => false,
  )
}

/** What waits to be added, oldest first: shown on the list's page and counted in the header. Empty until it is known who is here. */
export function useWaitingItems(): readonly {
  readonly key: string
  readonly kind: ListItem['kind']
  readonly title: string
}[] {
  const owner = useKeptOwner()
  const read = useCallback(
    () =>
      owner === null
        ? '[]'
        : JSON.stringify(waitingItems.list(owner).map(({ key, value }) => [key, value.kind, value.title])),
    [owner],
  )
  const text = useSyncExternalStore(owner === null ? nothing : waitingItems.subscribe, read, () => '[]')
  return useMemo(() => {
    const rows: readonly (readonly [string, ListItem['kind'], string])[] = JSON.parse(text)
    return rows.map(([key, kind, title]) => ({ key, kind, title }))
  }, [text])
}

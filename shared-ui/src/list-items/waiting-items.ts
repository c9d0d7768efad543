import { isRecord, type KeptOwner, keptPlace, useKeptOwner } from 'shared-frame/kept'
import { useWaiting } from 'shared-ui/outbox'
import type { ListItem } from './item/list-item'
import { LIST_ITEMS } from './items-place'

export interface WaitingItem {
  readonly kind: string
  readonly title: string
  /** As it was kept; `readListItem` checks it before it is sent. */
  readonly item: unknown
}

function readWaiting(stored: unknown): WaitingItem | null {
  if (!isRecord(stored)) return null
  const { kind, title, item } = stored
  return typeof kind === 'string' && typeof title === 'string' ? { kind, title, item } : null
}

/**
 * What was added without login, or at a bad moment of network or server, by the item's key. The shell adds it to the list of the
 * user who logs in next on this device, each once (`addWaitingItems`).
 */
export const waitingItems = keptPlace<WaitingItem>({ ...LIST_ITEMS, days: 7, check: readWaiting })

/** False: the device keeps nothing. */
export function keepWaiting(owner: KeptOwner, key: string, item: ListItem): boolean {
  return waitingItems.keep(owner, key, { kind: item.kind, title: item.title, item })
}

/** What waits to be added, oldest first: shown on the list's page and counted in the header. Empty until it is known who is here. */
export const useWaitingItems = (): readonly WaitingItem[] => useWaiting(waitingItems, useKeptOwner())

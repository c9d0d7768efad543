import { isRecord, type KeptOwner, keptPlace, useKeptOwner } from 'shared-frame/kept'
import { useWaiting, useWaitingCount } from 'shared-ui/outbox'
import type { ListItem } from './item/list-item'

export interface WaitingItem {
  /** For releases before the outbox, which ask for it. */
  readonly kind?: string
  readonly title: string
  /** As it was kept; `readListItem` checks it before it is sent. */
  readonly item: unknown
}

function readWaiting(stored: unknown): WaitingItem | null {
  return isRecord(stored) && typeof stored.title === 'string' ? { title: stored.title, item: stored.item } : null
}

/**
 * What was added without login, or at a bad moment of network or server, by the item's key. The shell adds it to the list of the
 * user who logs in next on this device, each once (`addWaitingItems`).
 */
export const waitingItems = keptPlace<WaitingItem>({ name: 'list-item', version: 1, days: 7, check: readWaiting })

/** False: the device keeps nothing. */
export function keepWaiting(owner: KeptOwner, key: string, item: ListItem): boolean {
  return waitingItems.keep(owner, key, { kind: item.kind, title: item.title, item })
}

/** What waits to be added, oldest first: shown on the list's page. Empty until it is known who is here. */
export const useWaitingItems = (): readonly WaitingItem[] => useWaiting(waitingItems, useKeptOwner())

/** How many wait: the header counts them for who is not logged in. */
export const useWaitingItemCount = (): number => useWaitingCount(waitingItems, useKeptOwner())

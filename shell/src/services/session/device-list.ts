import { deviceList, ownPages } from 'shared-contracts/constants'
import { deviceStorage } from 'shared-frame/kept'
import type { SessionStore } from 'shared-frame/remotes'

/** Erases the shopping list that its page keeps on this device. Changes that were not sent are among the kept values. */
export function eraseDeviceList(): void {
  deviceStorage()?.removeItem(deviceList.owner)
  erase(deviceList.lists)
  erase(deviceList.waiting)
}

/** Erases the pages of her own that a visitor asked to keep on this device. */
export function eraseOwnPages(): void {
  deviceStorage()?.removeItem(ownPages.owner)
  // Absent without a secure connection, as without a service worker
  if ('caches' in window) void caches.delete(ownPages.cache).catch(() => {})
}

/** Erases pages of somebody's own once she is no longer logged in. While nobody knows, as without network, they stay. */
export function followOwnPages(session: Pick<SessionStore, 'read' | 'subscribe'>): () => void {
  return session.subscribe(() => {
    const owner = deviceStorage()?.getItem(ownPages.owner) ?? null
    const now = session.read()
    if (owner === null || now.state === 'unknown') return
    if (now.state === 'anonymous' || String(now.user.id) !== owner) eraseOwnPages()
  })
}

/**
 * Erases the kept list when its owner is no longer logged in. Changes that were not sent wait for her, as all kept values do. While
 * the session is not known, as without network, nothing is erased.
 */
export function followDeviceList(session: Pick<SessionStore, 'read' | 'subscribe'>): () => void {
  return session.subscribe(() => {
    const owner = deviceStorage()?.getItem(deviceList.owner) ?? null
    const now = session.read()
    if (owner === null || now.state === 'unknown') return
    if (now.state === 'anonymous') erase(deviceList.lists)
    else if (String(now.user.id) !== owner) eraseDeviceList()
  })
}

/** Not waited for: the browser does it once the tabs that have it open have let go of it. */
function erase(database: string): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(database)
}

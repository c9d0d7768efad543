import { deviceList } from 'shared-contracts/constants'
import { deviceStorage } from 'shared-frame/kept'
import { openDeviceCache } from '../store/device-cache'
import { createMemoryCache, type ListCache } from '../store/list-cache'
import type { ListSurroundings } from './list-engine'

/** The browser as the list's engine needs it. */
export function browserSurroundings(userId: number): ListSurroundings {
  return { openCache: () => openCache(userId), isOnline: () => navigator.onLine, onReturn }
}

async function openCache(userId: number): Promise<ListCache> {
  // Only where the list was opened before, maybe by a release that kept its changes elsewhere
  if (deviceStorage()?.getItem(deviceList.owner) != null)
    import(/* webpackChunkName: "former-queue" */ '../store/former-queue')
      .then(({ takeFormerQueue }) => takeFormerQueue(userId))
      .catch(() => {})
  try {
    return await openDeviceCache(userId)
  } catch {
    // A browser that keeps nothing shows the list all the same, with network.
    return createMemoryCache()
  }
}

function onReturn(listener: () => void): () => void {
  const visible = (): void => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  window.addEventListener('focus', visible)
  window.addEventListener('pageshow', visible)
  document.addEventListener('visibilitychange', visible)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
    window.removeEventListener('focus', visible)
    window.removeEventListener('pageshow', visible)
    document.removeEventListener('visibilitychange', visible)
  }
}

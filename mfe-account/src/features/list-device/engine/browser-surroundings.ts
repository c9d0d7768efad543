import { openDeviceStore } from '../store/device-store'
import { createMemoryStore, type ListStore } from '../store/list-store'
import type { ListSurroundings } from './list-engine'

const NAME = 'shopping-list'

/** The browser as the list's engine needs it: what its tabs share, one of them sending at a time, and when to ask again. */
export function browserSurroundings(userId: number): ListSurroundings {
  return {
    openStore: () => openStore(userId),
    withLock: (work) => ('locks' in navigator ? navigator.locks.request(NAME, work) : work()),
    isOnline: () => navigator.onLine,
    openTabs,
    onReturn,
    now: () => new Date(),
    newKey: () => crypto.randomUUID(),
  }
}

async function openStore(userId: number): Promise<ListStore> {
  try {
    return await openDeviceStore(userId)
  } catch {
    // A browser that keeps nothing shows the list all the same, with network.
    return createMemoryStore()
  }
}

/** Other tabs of this browser are told that the kept list has changed. */
function openTabs(onTold: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  let channel = open()
  function open(): BroadcastChannel {
    const opened = new BroadcastChannel(NAME)
    opened.addEventListener('message', onTold)
    return opened
  }
  // A page with an open channel is not kept for the back button.
  const leave = (): void => channel.close()
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) channel = open()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return {
    tell: () => channel.postMessage('changed'),
    close() {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      channel.close()
    },
  }
}

/** The visitor is back, or the network has come or gone. */
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

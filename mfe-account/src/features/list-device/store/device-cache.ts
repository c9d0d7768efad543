import { type DBSchema, openDB } from 'idb'
import { deviceList } from 'shared-contracts/constants'
import type { ShoppingList } from '../rules/list-types'
import type { ListCache } from './list-cache'

interface Lists extends DBSchema {
  lists: { key: number; value: ShoppingList }
}

/** A newer release that reads the kept list otherwise raises it and starts from nothing. */
const VERSION = 1

/**
 * The list of one user in this browser's IndexedDB, shared by its tabs. Once the shell erases the database the cache stays empty: an
 * answer that is late brings nothing back. Rejects where the browser keeps nothing (a private window of some).
 */
export async function openDeviceCache(userId: number): Promise<ListCache> {
  let isClosed = false
  let opened: { close(): void } | null = null
  // At once, as the erasure waits for it.
  function close(): void {
    isClosed = true
    opened?.close()
  }
  window.localStorage.setItem(deviceList.owner, String(userId))
  const lists = await openDB<Lists>(deviceList.lists, VERSION, {
    upgrade: (db) => void db.createObjectStore('lists'),
    blocking: close,
  })
  opened = lists
  return {
    read: async () => (isClosed ? null : ((await lists.get('lists', userId)) ?? null)),
    async put(list) {
      if (!isClosed) await lists.put('lists', list, userId)
    },
    close,
  }
}

import { type DBSchema, openDB } from 'idb'
import { deviceList } from 'shared-contracts/constants'
import type { ListOperation, ShoppingList } from '../rules/list-types'
import { supersededBy } from '../rules/operation-queue'
import type { KeptList, ListStore } from './list-store'

interface Lists extends DBSchema {
  lists: { key: number; value: ShoppingList }
}

interface Waiting extends DBSchema {
  waiting: { key: number; value: { readonly userId: number; readonly operation: ListOperation } }
}

/** A newer release that reads the kept data otherwise raises it and starts from nothing. */
const VERSION = 1

/**
 * The list of one user in this browser's IndexedDB, shared by its tabs. The queue keeps the order in which operations came,
 * whichever tab they came from. Once the shell erases the databases the store stays empty: an answer that is late brings nothing back.
 * Rejects where the browser keeps nothing (a private window of some).
 */
export async function openDeviceStore(userId: number): Promise<ListStore> {
  let erased = false
  const connections: { close(): void }[] = []
  // At once, as the erasure waits for it.
  const end = (): void => {
    erased = true
    for (const connection of connections) connection.close()
  }
  window.localStorage.setItem(deviceList.owner, String(userId))
  const lists = await openDB<Lists>(deviceList.lists, VERSION, {
    upgrade: (db) => void db.createObjectStore('lists'),
    blocking: end,
  })
  connections.push(lists)
  const waiting = await openDB<Waiting>(deviceList.waiting, VERSION, {
    upgrade: (db) => void db.createObjectStore('waiting', { autoIncrement: true }),
    blocking: end,
  })
  connections.push(waiting)

  async function queue() {
    const tx = waiting.transaction('waiting')
    const [ids, rows] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return rows.flatMap(({ userId: owner, operation }, index) => {
      const id = ids[index]
      return owner === userId && id !== undefined ? [{ id, operation }] : []
    })
  }

  async function remove(rows: Awaited<ReturnType<typeof queue>>, keys: readonly string[]): Promise<void> {
    const tx = waiting.transaction('waiting', 'readwrite')
    for (const row of rows) if (keys.includes(row.operation.key)) void tx.store.delete(row.id)
    await tx.done
  }

  return {
    async read(): Promise<KeptList> {
      if (erased) return { list: null, waiting: [] }
      const [list, rows] = await Promise.all([lists.get('lists', userId), queue()])
      return { list: list ?? null, waiting: rows.map(({ operation }) => operation) }
    },
    async enqueue(operation) {
      if (erased) return
      // Committed at once, whatever the queue holds: a document that ends now has handed it over.
      const adding = waiting.transaction('waiting', 'readwrite')
      const adds = adding.store.add({ userId, operation })
      adding.commit()
      const [added] = await Promise.all([adds, adding.done])
      // Another tab may have put a later one behind it.
      const former = (await queue()).filter(({ id }) => id < added)
      const needless = supersededBy(
        former.map((row) => row.operation),
        operation,
      )
      await remove(former, needless)
    },
    async settle(list, keys) {
      // The list first: an operation that is still waiting is done twice to it without harm, one that is lost is not.
      if (!erased && list !== null) await lists.put('lists', list, userId)
      if (erased || keys.length === 0) return
      await remove(await queue(), keys)
    },
    close: end,
  }
}

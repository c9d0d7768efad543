import { openDB } from 'idb'
import { deviceList } from 'shared-contracts/constants'
import { isRecord } from 'shared-frame/kept'
import { readOperation } from '../rules/read-operation'
import { waitingChanges } from './waiting-changes'

/**
 * Takes over what waits in the database of releases before the outbox. Asked at each start of the page, as an older release may
 * run in another tab. What couldn't be kept stays there, another user's changes go. The database itself stays: deleting it would
 * end the store of that tab, and logout does it. To be removed, with what the shell erases, on 27/02/2027: 90 days after the
 * outbox came, when the server has forgotten the keys.
 */
export async function takeFormerQueue(userId: number): Promise<void> {
  const move = () => moveRows(userId)
  // Under that release's lock: its tab sends none of them meanwhile.
  await ('locks' in navigator ? navigator.locks.request('shopping-list', move) : move())
}

async function moveRows(userId: number): Promise<void> {
  const db = await openFormer()
  if (db === null) return
  try {
    const tx = db.transaction('waiting', 'readwrite')
    for await (const cursor of tx.store) if (moveRow(cursor.value, userId)) await cursor.delete()
    await tx.done
  } finally {
    // At once: a logout waits for it.
    db.close()
  }
}

/** Null: there is none, and none is made. */
async function openFormer() {
  try {
    return await openDB(deviceList.waiting, 1, {
      upgrade(_, __, ___, transaction) {
        transaction.done.catch(() => {})
        transaction.abort()
      },
    })
  } catch {
    return null
  }
}

/** False: the device has no room for it. */
function moveRow(row: unknown, userId: number): boolean {
  const operation = isRecord(row) && row.userId === userId ? readOperation(row.operation) : null
  if (operation === null) return true
  const before = waitingChanges.list(userId)
  const made = Math.min(Date.parse(operation.at) || Date.now(), Date.now())
  const at = Math.max(made, ...before.slice(-1).map((last) => last.at + 1))
  return waitingChanges.keep(userId, operation.key, operation, at)
}

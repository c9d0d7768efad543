import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { ERASED, KEPT_FILES } from './kept-values'

interface Files extends DBSchema {
  files: { key: string; value: { readonly data: string; readonly until: number } }
}

const DAY_MS = 86_400_000

/** For this document alone: where the browser keeps nothing (a private window of some). */
const inMemory = new Map<string, string>()
if (typeof window !== 'undefined') window.addEventListener(ERASED, () => inMemory.clear())

/** Opened for each work and closed after it, so that nothing stands in the way of the erasure. Null: the browser keeps nothing. */
async function withFiles<T>(work: (db: IDBPDatabase<Files>) => Promise<T>): Promise<T | null> {
  try {
    const db = await openDB<Files>(KEPT_FILES, 1, { upgrade: (fresh) => void fresh.createObjectStore('files') })
    try {
      return await work(db)
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}

/**
 * Keeps what is too large for a `keptPlace`, as an attached image, under a random key that a kept value names: whose it is,
 * that value says. Files too old go with the next one that comes. False: it outlasts no reload.
 */
export async function keepFile(key: string, data: string, days: number): Promise<boolean> {
  inMemory.set(key, data)
  const now = Date.now()
  const kept = await withFiles(async (db) => {
    const tx = db.transaction('files', 'readwrite')
    for await (const cursor of tx.store) if (cursor.value.until < now) await cursor.delete()
    await tx.store.put({ data, until: now + days * DAY_MS }, key)
    await tx.done
    return true
  })
  return kept === true
}

/** What is still there of these files, by key. */
export async function readFiles(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const missing = keys.filter((key) => !inMemory.has(key))
  if (missing.length > 0) {
    await withFiles(async (db) => {
      for (const key of missing) {
        const file = await db.get('files', key)
        if (file && file.until >= Date.now()) inMemory.set(key, file.data)
      }
    })
  }
  return new Map(
    keys.flatMap((key) => {
      const data = inMemory.get(key)
      return data === undefined ? [] : [[key, data]]
    }),
  )
}

export async function forgetFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) inMemory.delete(key)
  if (keys.length === 0) return
  await withFiles(async (db) => {
    for (const key of keys) await db.delete('files', key)
  })
}

import type { CreatePglite } from '../platform/database/connection/embedded-connections'
import { type Database, openDatabase } from '../platform/database/open-database'

declare global {
  var createPglite: CreatePglite | undefined
  var createPgliteFrom: ((copy: Blob) => ReturnType<CreatePglite>) | undefined
  /** Prepared databases of this process: the bytes of embedded ones, the names of those in PostgreSQL. */
  var databaseCopies: Map<string, Promise<Blob | string>> | undefined
}

function fromEnvironment<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The test file must begin with @jest-environment …/pglite-environment.cjs')
  return value
}

/** An empty embedded database, in memory or in a folder. The test file must ask for `pglite-environment.cjs`. */
export async function openEmbeddedDatabase(folder: string | null = null): Promise<Database> {
  return openDatabase({ kind: 'embedded', folder, createPglite: fromEnvironment(globalThis.createPglite) })
}

/**
 * What was prepared in this process under a name; prepared now when it is the first time. Jest loads every test file anew,
 * and only its environment lasts.
 */
export function preparedOnce<T extends Blob | string>(name: string, prepare: () => Promise<T>): Promise<T> {
  const copies = fromEnvironment(globalThis.databaseCopies) as Map<string, Promise<T>>
  const known = copies.get(name)
  if (known) return known
  const prepared = prepare()
  copies.set(name, prepared)
  return prepared
}

/** An embedded database in memory that was filled once in this process, and is copied for each caller. */
export async function openEmbeddedCopy(name: string, fill: (database: Database) => Promise<void>): Promise<Database> {
  const create = fromEnvironment(globalThis.createPglite)
  const createFrom = fromEnvironment(globalThis.createPgliteFrom)
  const copy = await preparedOnce(`embedded ${name}`, async () => {
    const pglite = await create('memory://')
    const database = await openDatabase({ kind: 'embedded', folder: null, createPglite: async () => pglite })
    await fill(database)
    const bytes: Blob = await pglite.dumpDataDir('none')
    await database.close()
    return bytes
  })
  return openDatabase({ kind: 'embedded', folder: null, createPglite: () => createFrom(copy) })
}

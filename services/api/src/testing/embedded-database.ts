import type { CreatePglite } from '../platform/database/connection/embedded-connections'
import { type Database, openDatabase } from '../platform/database/open-database'

declare global {
  var createPglite: CreatePglite | undefined
  var createPgliteFrom: ((copy: Blob) => ReturnType<CreatePglite>) | undefined
  /** Bytes of the embedded databases that were filled in this process. */
  var filledDatabases: Map<string, Promise<Blob>> | undefined
  /** Names of the databases in PostgreSQL that were. */
  var filledPostgresDatabases: Map<string, Promise<string>> | undefined
}

/** What `pglite-environment.cjs` gives to each test file. */
export function fromEnvironment<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The test file must begin with @jest-environment …/pglite-environment.cjs')
  return value
}

/** An empty embedded database, in memory or in a folder. The test file must ask for `pglite-environment.cjs`. */
export async function openEmbeddedDatabase(folder: string | null = null): Promise<Database> {
  return openDatabase({ kind: 'embedded', folder, createPglite: fromEnvironment(globalThis.createPglite) })
}

/**
 * What was prepared in this process under a name; prepared now when it is the first time. `known` must outlive the test file:
 * jest loads every one anew, and only its environment lasts.
 */
export function preparedOnce<T>(known: Map<string, Promise<T>>, name: string, prepare: () => Promise<T>): Promise<T> {
  const prepared = known.get(name) ?? prepare()
  known.set(name, prepared)
  return prepared
}

/** An embedded database in memory that was filled once in this process, and is copied for each caller. */
export async function openEmbeddedCopy(name: string, fill: (database: Database) => Promise<void>): Promise<Database> {
  const create = fromEnvironment(globalThis.createPglite)
  const createFrom = fromEnvironment(globalThis.createPgliteFrom)
  const copy = await preparedOnce(fromEnvironment(globalThis.filledDatabases), name, async () => {
    const pglite = await create('memory://')
    const database = await openDatabase({ kind: 'embedded', folder: null, createPglite: async () => pglite })
    await fill(database)
    const bytes: Blob = await pglite.dumpDataDir('none')
    await database.close()
    return bytes
  })
  return openDatabase({ kind: 'embedded', folder: null, createPglite: () => createFrom(copy) })
}

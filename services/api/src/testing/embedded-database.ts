import type { PGlite } from '@electric-sql/pglite'
import type { CreatePglite } from '../platform/database/connection/embedded-connections'
import { type Database, openDatabase } from '../platform/database/open-database'
import type { FillPglite } from './prepared-database/prepared-databases'

declare global {
  var createPglite: CreatePglite | undefined
  var createFilledPglite: ((name: string, fill: FillPglite) => Promise<PGlite>) | undefined
  var writeFilledPglite: ((name: string, fill: FillPglite, folder: string) => Promise<void>) | undefined
  var processPostgres: (() => Promise<string | null>) | undefined
  var hasProcessPostgres: (() => boolean) | undefined
  /** Changes with any source that a prepared database is filled from. */
  var sourcesKey: (() => string) | undefined
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
 * A copy in memory of an embedded database that was filled once, and again when the sources of the API or of the content
 * package changed (prepared-database/prepared-databases.ts).
 * @param fill may use what stands in those sources only
 */
export async function openEmbeddedCopy(name: string, fill: (database: Database) => Promise<void>): Promise<Database> {
  const create = fromEnvironment(globalThis.createFilledPglite)
  return openDatabase({ kind: 'embedded', folder: null, createPglite: () => create(name, fillOpened(fill)) })
}

/** Writes such a database to a folder that holds none yet. */
export async function writeEmbeddedCopy(
  name: string,
  fill: (database: Database) => Promise<void>,
  folder: string,
): Promise<void> {
  await fromEnvironment(globalThis.writeFilledPglite)(name, fillOpened(fill), folder)
}

const fillOpened =
  (fill: (database: Database) => Promise<void>): FillPglite =>
  async (empty) => {
    const database = await openDatabase({ kind: 'embedded', folder: null, createPglite: async () => empty })
    await fill(database)
    return database.close
  }

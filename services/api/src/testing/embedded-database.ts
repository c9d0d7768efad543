import type { CreatePglite } from '../platform/database/connection/embedded-connections'
import { type Database, openDatabase } from '../platform/database/open-database'

declare global {
  var createPglite: CreatePglite | undefined
}

/** An empty embedded database, in memory or in a folder. The test file must ask for `pglite-environment.cjs`. */
export async function openEmbeddedDatabase(folder: string | null = null): Promise<Database> {
  const createPglite = globalThis.createPglite
  if (!createPglite) throw new Error('The test file must begin with @jest-environment …/pglite-environment.cjs')
  return openDatabase({ kind: 'embedded', folder, createPglite })
}

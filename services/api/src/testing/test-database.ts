import path from 'node:path'
import { describe } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { isWholeRun } from 'shared-contracts/testing'
import { makePlannedClasses } from '../classes'
import { writeContent } from '../content-import/write-content'
import { migrate } from '../platform/database/migrate'
import type { Database } from '../platform/database/open-database'
import { openEmbeddedCopy, openEmbeddedDatabase, writeEmbeddedCopy } from './embedded-database'
import { hasTestPostgres, openEmptyPostgres, openPostgresCopy, testPostgresUrl } from './test-postgres-database'

/**
 * A database with all migrations, and the fixture content unless told otherwise: in PostgreSQL where there is one, else the
 * embedded database in memory. The tests close it.
 */
export async function openTestDatabase({ filled = true } = {}): Promise<Database> {
  const url = await testPostgresUrl()
  if (url === null) return openEmbeddedTestDatabase({ filled })
  return filled
    ? openPostgresCopy(url, 'with the fixture content', fillWithFixture)
    : openPostgresCopy(url, 'migrated', migrateAll)
}

/** As `openTestDatabase`, in the embedded database. */
export async function openEmbeddedTestDatabase({ filled = true } = {}): Promise<Database> {
  return filled
    ? openEmbeddedCopy('with the fixture content', fillWithFixture)
    : openEmbeddedCopy('migrated', migrateAll)
}

/** Writes an embedded database with all migrations to the folder of a service (`DATA_DIR`). */
export async function writeEmbeddedTestDatabase(folder: string): Promise<void> {
  await writeEmbeddedCopy('migrated', migrateAll, path.join(folder, 'database'))
}

async function migrateAll(database: Database): Promise<void> {
  await migrate(database)
}

/** Before the classes of the fixture content. */
const FIXTURE_DAY = new Date('2026-11-21T03:00:00Z')

/** Gives an empty database all migrations and the fixture content. */
async function fillWithFixture(database: Database): Promise<void> {
  await migrate(database)
  await writeContent(database, checkContent(memoryFolder(fixtureFiles)))
  await makePlannedClasses(database.query, FIXTURE_DAY)
}

/** Both kinds of databases, empty, by name: the embedded one, and PostgreSQL where there is one. */
export function emptyDatabases(): [string, () => Promise<Database>][] {
  return hasTestPostgres()
    ? [
        ['embedded', () => openEmbeddedDatabase()],
        ['PostgreSQL', openEmptyTestPostgres],
      ]
    : [['embedded', () => openEmbeddedDatabase()]]
}

async function openEmptyTestPostgres(): Promise<Database> {
  const url = await testPostgresUrl()
  if (url === null) throw new Error('No PostgreSQL')
  return openEmptyPostgres(url)
}

/**
 * Tests on PostgreSQL, or on the embedded database where there is none; a whole run takes both.
 * @param define gets what opens a new database with the fixture content; the tests close it
 */
export function describeOnDatabases(name: string, define: (open: () => Promise<Database>) => void): void {
  const onPostgres = hasTestPostgres()
  if (onPostgres) describe(`${name} in the PostgreSQL database`, () => define(() => openTestDatabase()))
  if (!onPostgres || isWholeRun) {
    describe(`${name} in the embedded database`, () => define(() => openEmbeddedTestDatabase()))
  }
}

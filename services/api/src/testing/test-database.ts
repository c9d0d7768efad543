import { afterAll, describe } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { makePlannedClasses } from '../classes'
import { writeContent } from '../content-import/write-content'
import { migrate } from '../platform/database/migrate'
import type { Database } from '../platform/database/open-database'
import { openEmbeddedCopy } from './embedded-database'
import { type PostgresForTests, postgresForTests, postgresSource } from './test-postgres-database'

/** An embedded database in memory with all migrations, and the fixture content unless told otherwise. */
export async function openTestDatabase({ filled = true } = {}): Promise<Database> {
  return filled
    ? openEmbeddedCopy('with the fixture content', fillWithFixture)
    : openEmbeddedCopy('migrated', migrateAll)
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

/**
 * The same tests on the embedded database and, where one can be had, on a real PostgreSQL.
 * @param define gets what opens a new database with the fixture content; the tests close it
 */
export function describeOnDatabases(name: string, define: (open: () => Promise<Database>) => void): void {
  describe(`${name} in the embedded database`, () => {
    define(() => openTestDatabase())
  })
  const source = postgresSource()
  if (source === null) return
  describe(`${name} in the PostgreSQL database`, () => {
    let postgres: PostgresForTests | null = null
    afterAll(async () => postgres?.stop(), 120_000)
    define(async () => {
      postgres ??= await postgresForTests(source)
      return postgres.openCopy('with the fixture content', fillWithFixture)
    })
  })
}

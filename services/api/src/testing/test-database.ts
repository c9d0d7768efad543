import { afterAll, describe } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { writeContent } from '../content-import/write-content'
import { migrate } from '../platform/database/migrate'
import type { Database } from '../platform/database/open-database'
import { openEmbeddedDatabase } from './embedded-database'
import { type PostgresForTests, postgresForTests, postgresSource } from './test-postgres-database'

/** An embedded database in memory with all migrations, and the fixture content unless told otherwise. */
export async function openTestDatabase({ filled = true } = {}): Promise<Database> {
  const database = await openEmbeddedDatabase()
  if (filled) return withFixtureContent(database)
  await migrate(database)
  return database
}

/** An empty database, given all migrations and the fixture content. */
async function withFixtureContent(database: Database): Promise<Database> {
  await migrate(database)
  await writeContent(database, checkContent(memoryFolder(fixtureFiles)))
  return database
}

/**
 * The same tests on the embedded database and, where one can be had, on a real PostgreSQL.
 * @param define gets what opens a new database with the fixture content; the tests close it
 */
export function describeOnDatabases(name: string, define: (open: () => Promise<Database>) => void): void {
  describe(`${name} in the embedded database`, () => {
    define(async () => withFixtureContent(await openEmbeddedDatabase()))
  })
  const source = postgresSource()
  if (source === null) return
  describe(`${name} in the PostgreSQL database`, () => {
    let postgres: PostgresForTests | null = null
    afterAll(async () => postgres?.stop(), 120_000)
    define(async () => {
      postgres ??= await postgresForTests(source)
      return withFixtureContent(await postgres.open())
    })
  })
}

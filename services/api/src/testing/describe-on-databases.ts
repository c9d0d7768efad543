import { afterAll, describe } from '@jest/globals'
import type { Database } from '../platform/database/open-database'
import { openEmbeddedDatabase } from './embedded-database'
import { withFixtureContent } from './test-database'
import { type PostgresForTests, postgresForTests, postgresSource } from './test-postgres-database'

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

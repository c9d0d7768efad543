import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { writeContent } from '../content-import/write-content'
import { migrate } from '../platform/database/migrate'
import type { Database } from '../platform/database/open-database'
import { openEmbeddedDatabase } from './embedded-database'

/** An embedded database in memory with all migrations, and the fixture content unless told otherwise. */
export async function openTestDatabase({ filled = true } = {}): Promise<Database> {
  const database = await openEmbeddedDatabase()
  if (filled) return withFixtureContent(database)
  await migrate(database)
  return database
}

/** An empty database, given all migrations and the fixture content. */
export async function withFixtureContent(database: Database): Promise<Database> {
  await migrate(database)
  await writeContent(database, checkContent(memoryFolder(fixtureFiles)))
  return database
}

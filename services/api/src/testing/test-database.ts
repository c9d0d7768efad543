import { checkContent } from '../content/check-content'
import { writeContent } from '../content/write-content'
import { migrate } from '../platform/database/migrate'
import type { Database } from '../platform/database/open-database'
import { openEmbeddedDatabase } from './embedded-database'
import { fixtureFiles, memoryFolder } from './fixture-content'

/** An embedded database in memory with all migrations, and the fixture content unless told otherwise. */
export async function openTestDatabase({ filled = true } = {}): Promise<Database> {
  const database = await openEmbeddedDatabase()
  await migrate(database)
  if (filled) await writeContent(database, checkContent(memoryFolder(fixtureFiles)))
  return database
}

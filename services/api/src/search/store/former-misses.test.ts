/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { expect, jest, test } from '@jest/globals'
import { isWholeRun } from 'shared-contracts/testing'
import { migrate, readMigrations } from '../../platform/database/migrate'
import { emptyDatabases } from '../../testing/test-database'

jest.setTimeout(120_000)

/** PostgreSQL where there is one. */
const databases = isWholeRun ? emptyDatabases() : emptyDatabases().slice(-1)

test.each(databases)('days that a former version counted become weeks (%s)', async (_, open) => {
  const database = await open()
  await migrate(
    database,
    readMigrations().filter(({ name }) => name < '0520'),
  )
  // From a Sunday to the Sunday after it.
  await database.pool.query(`
    insert into search_misses (day, keyword, searches) values ('2026-11-15', 'sushi', 1), ('2026-11-16', 'sushi', 2),
      ('2026-11-18', 'sushi', 4), ('2026-11-22', 'sushi', 8), ('2026-11-18', 'tra sua', 16)`)
  await migrate(database)
  const { rows } = await database.pool.query(
    'select day::text as day, keyword, searches, offered from search_misses order by keyword, day',
  )
  expect(rows).toEqual([
    { day: '2026-11-09', keyword: 'sushi', searches: 1, offered: [] },
    { day: '2026-11-16', keyword: 'sushi', searches: 14, offered: [] },
    { day: '2026-11-16', keyword: 'tra sua', searches: 16, offered: [] },
  ])
  await database.close()
})

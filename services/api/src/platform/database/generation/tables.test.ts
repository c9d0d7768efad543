/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { columnTypes } from '../../../stored-values'
import { openTestDatabase } from '../../../testing/test-database'
import type { Database } from '../open-database'
import { serviceFolder } from '../service-folder'
import { generateTables } from './generate-tables'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ filled: false })
}, 120_000)
afterAll(() => database.close())

test('the generated tables are those of the migrations: npm run tables -w service-api', async () => {
  const file = path.join(serviceFolder(), 'src/platform/database/tables.generated.ts')
  expect(readFileSync(file, 'utf8')).toBe(await generateTables(database.query))
})

test('every column with a type of its own is in the database', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const names = rows.map(({ name }) => name)
  expect(Object.keys(columnTypes).filter((column) => !names.includes(column))).toEqual([])
})

/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { isWholeRun } from 'shared-contracts/testing'
import { emptyDatabases } from '../../testing/test-database'
import { migrate, readMigrations } from './migrate'
import type { Database } from './open-database'

jest.setTimeout(180_000)

/**
 * The first ones are enough in a usual run: all of them are applied to PostgreSQL and taken back below, and to the embedded
 * database by the tests of the commands (content-import/import-command.test.ts).
 */
const scripts = isWholeRun ? readMigrations() : readMigrations().slice(0, 5)
const namesOf = (migrations: typeof scripts) => migrations.map(({ name }) => name)
const names = namesOf(scripts)

describe.each(emptyDatabases())('migrations of the %s database', (kind, open) => {
  let database: Database
  beforeEach(async () => {
    await database?.close()
    database = await open()
  })
  afterAll(() => database.close())

  const applied = async () => {
    const { rows } = await database.pool.query<{ name: string }>('select name from kysely_migration order by name')
    return rows.map(({ name }) => name)
  }

  test('of a database of the former version count as applied', async () => {
    await migrate(database, scripts)
    await database.pool.query('create table migrations (name text primary key, applied_at timestamptz default now())')
    await database.pool.query('insert into migrations (name) select name from kysely_migration')
    await database.pool.query('drop table kysely_migration, kysely_migration_lock')
    expect(await migrate(database, scripts)).toEqual([])
    expect(await applied()).toEqual(names)
    const next = [...scripts, { name: '9000_next.sql', sql: 'create table next_one (id int)' }]
    expect(await migrate(database, next)).toEqual(['9000_next.sql'])
  })

  test('of a later version are left alone', async () => {
    await migrate(database, [...scripts, { name: '9000_later.sql', sql: 'create table later (id int)' }])
    expect(await migrate(database, scripts)).toEqual([])
  })

  test('a failing script leaves nothing behind, and the next start applies all', async () => {
    const whole = kind === 'PostgreSQL' ? readMigrations() : scripts
    const failing = [...whole, { name: '9999_bad.sql', sql: 'create table half (id int); select 1 / 0;' }]
    await expect(migrate(database, failing)).rejects.toThrow(/Migration failed at 9999_bad\.sql/)
    const { rows } = await database.pool.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_name !~ '^kysely_'`,
    )
    expect(rows).toEqual([])
    expect(await migrate(database, whole)).toEqual(namesOf(whole))
  })

  test('of processes that start together are applied once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => migrate(database, scripts)))
    expect(results.flat().sort()).toEqual(names)
    expect(await applied()).toEqual(names)
  })
})

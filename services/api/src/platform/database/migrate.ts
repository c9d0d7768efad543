import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from './open-database'
import { serviceFolder } from './service-folder'

interface Migration {
  readonly name: string
  readonly sql: string
}

/** Any number will do, as long as every process of this product uses the same. */
const ADVISORY_LOCK = 4_711_001

/** The numbered scripts in order. Throws when two have one number or a name isn't `0001_name.sql`. */
export function readMigrations(folder: string = path.join(serviceFolder(), 'migrations')): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = names.map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1] ?? name)
  if (numbers.some((number) => !/^\d{4}$/.test(number)) || new Set(numbers).size !== numbers.length) {
    throw new Error(`Migrations must be named 0001_name.sql, each number once: ${names.join(', ')}`)
  }
  return names.map((name) => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') }))
}

/**
 * Brings the database up to date and returns what was applied. All in one transaction under an advisory lock: processes
 * that start together wait for each other, and a failing script leaves nothing behind.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const client = await database.pool.connect()
  const applied: string[] = []
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const done = await client.query<{ name: string }>('select name from migrations')
    const names = new Set(done.rows.map((row) => row.name))
    for (const migration of migrations) {
      if (names.has(migration.name)) continue
      await client.query(migration.sql)
      await client.query('insert into migrations (name) values ($1)', [migration.name])
      applied.push(migration.name)
    }
    await client.query('commit')
    return applied
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration failed after ${applied.at(-1) ?? 'none'}: ${String(error)}`, { cause: error })
  } finally {
    client.release()
  }
}

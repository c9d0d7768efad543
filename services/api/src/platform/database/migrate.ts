import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Database } from './open-database'
import { serviceFolder } from './service-folder'
import type { Tables } from './tables'

interface Script {
  readonly name: string
  readonly sql: string
}

/** The numbered scripts in order. Throws when two have one number or a name isn't `0001_name.sql`. */
export function readMigrations(folder: string = path.join(serviceFolder(), 'migrations')): Script[] {
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
 * Brings the database up to date and returns what was applied. Kysely's migrator runs the scripts in one transaction under
 * an advisory lock: processes that start together wait for each other, and a failing script leaves nothing behind.
 */
export async function migrate({ query }: Database, scripts: readonly Script[] = readMigrations()): Promise<string[]> {
  const plain = query.withoutPlugins()
  await adoptFormerTable(plain)
  const migrations = { ...(await laterScripts(plain, scripts)), ...migrationsOf(scripts) }
  const migrator = new Migrator({
    db: plain,
    provider: { getMigrations: async () => migrations },
    // Databases of development may have got a later number first.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName
    throw new Error(`Migration failed${failed ? ` at ${failed}` : ''}: ${String(error)}`, { cause: error })
  }
  return results.map(({ migrationName }) => migrationName)
}

function migrationsOf(scripts: readonly Script[]): Record<string, Migration> {
  return Object.fromEntries(
    scripts.map(({ name, sql: text }) => [
      name,
      {
        async up(database: Kysely<unknown>) {
          await sql.raw(text).execute(database)
        },
      },
    ]),
  )
}

/** Scripts that a later version has applied: the service can be rolled back before its database is. */
async function laterScripts(query: Kysely<Tables>, scripts: readonly Script[]): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(query)
  if (!tables[0]?.there) return {}
  const known = new Set(scripts.map(({ name }) => name))
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(query)
  const later = rows.map(({ name }) => name).filter((name) => !known.has(name))
  return Object.fromEntries(later.map((name) => [name, { up: async () => undefined }]))
}

/**
 * Databases of the version before Kysely's migrator have its scripts listed in `migrations`: they count as applied. The
 * former table stays, so that the former version could start again.
 */
async function adoptFormerTable(query: Kysely<Tables>): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(4711001)`.execute(transaction)
    const { rows } = await sql<{ adopt: boolean }>`
      select to_regclass('migrations') is not null and to_regclass('kysely_migration') is null as adopt`.execute(
      transaction,
    )
    if (!rows[0]?.adopt) return
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      transaction,
    )
    await sql`insert into kysely_migration (name, timestamp)
      select name, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migrations`.execute(
      transaction,
    )
  })
}

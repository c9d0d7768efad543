import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockFolder } from './folder-lock'
import type { Tables } from './tables'

export interface Database {
  readonly kind: 'postgresql' | 'embedded'
  /** For queries built in code, in camel case. */
  readonly query: Kysely<Tables>
  /** For named statements and scripts, which name their columns themselves. The embedded database has one connection: never wait for a second one. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

export type DatabasePlace =
  | { readonly kind: 'postgresql'; readonly url: string; readonly maxConnections?: number }
  /** `folder` null: in memory, for tests. */
  | { readonly kind: 'embedded'; readonly folder: string | null; readonly createPglite?: CreatePglite }

/** `PGlite.create`, or another way to the same: test runners keep it from loading its own modules. */
export type CreatePglite = (dataDir: string) => Promise<PGlite>

const DATE_TYPE_ID = 1082
/** Calendar days stay texts: a `Date` would move them by the server's time zone. */
const types = {
  getTypeParser(typeId: number, format?: 'text' | 'binary') {
    if (typeId === DATE_TYPE_ID) return (value: string) => value
    return format === 'binary' ? pg.types.getTypeParser(typeId, 'binary') : pg.types.getTypeParser(typeId, 'text')
  },
}

/** Opens the database: PostgreSQL, or PGlite behind the same driver. Throws `FolderInUse`. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.kind === 'postgresql'
    ? openPostgresql(place.url, place.maxConnections)
    : openEmbedded(place.folder, place.createPglite)
}

function openPostgresql(url: string, maxConnections = 10): Database {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, types, connectionTimeoutMillis: 10_000 })
  return databaseOver('postgresql', pool, async () => undefined)
}

async function openEmbedded(
  folder: string | null,
  createPglite: CreatePglite = (dataDir) => PGlite.create(dataDir),
): Promise<Database> {
  const unlock = folder === null ? () => undefined : lockFolder(folder)
  try {
    const pglite = await createPglite(folder === null ? 'memory://' : path.join(folder, 'database'))
    const pool = new pg.Pool({ ...createPgConfig(pglite), types })
    return databaseOver('embedded', pool, async () => {
      await pglite.close()
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

function databaseOver(kind: Database['kind'], pool: pg.Pool, closeBelow: () => Promise<void>): Database {
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const query = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // Keys within documents (jsonb) are data and stay as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  let closing: Promise<void> | null = null
  return {
    kind,
    query,
    pool,
    close() {
      closing ??= endPool(query, pool).then(closeBelow)
      return closing
    },
  }
}

/** `destroy` ends the pool, but only when the query builder was ever used. */
async function endPool(query: Kysely<Tables>, pool: pg.Pool): Promise<void> {
  await query.destroy()
  if (!pool.ended) await pool.end()
}

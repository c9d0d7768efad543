import { CamelCasePlugin, Kysely } from 'kysely'
import pg from 'pg'
import { type EmbeddedPlace, openEmbedded } from './connection/embedded-connections'
import { guardPool, type SqlPool } from './connection/guarded-pool'
import { guardedDialect } from './connection/kysely-dialect'
import { openPostgresql, type PostgresqlPlace } from './connection/postgres-connections'
import type { Tables } from './tables'

export interface Database {
  readonly kind: 'postgresql' | 'embedded'
  /** For queries built in code, in camel case. */
  readonly query: Kysely<Tables>
  /** For named statements and scripts, which name their columns themselves. The embedded database has one connection: never wait for a second one. */
  readonly pool: SqlPool
  /** Why it is away; null while it is there. The embedded one is always there once it is open. */
  unavailable(): unknown
  /** Tells each time that it goes away, with the reason, and that it is back, with null. */
  onChange(tell: (reason: unknown) => void): void
  close(): Promise<void>
}

export type DatabasePlace = PostgresqlPlace | EmbeddedPlace

const DATE_TYPE_ID = 1082
/** Calendar days stay texts: a `Date` would move them by the server's time zone. */
const types = {
  getTypeParser(typeId: number, format?: 'text' | 'binary') {
    if (typeId === DATE_TYPE_ID) return (value: string) => value
    return format === 'binary' ? pg.types.getTypeParser(typeId, 'binary') : pg.types.getTypeParser(typeId, 'text')
  },
}

/** Opens the database: PostgreSQL, which need not be there yet, or PGlite behind the same driver. Throws `FolderInUse`. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { database, opened } = startDatabase(place)
  await opened
  return database
}

export interface StartingDatabase {
  readonly database: Database
  /** Rejects with `FolderInUse`. Statements wait for it by themselves. */
  readonly opened: Promise<void>
}

/** As `openDatabase`, for who has other things to do until it is open. */
export function startDatabase(place: DatabasePlace): StartingDatabase {
  const parts = place.kind === 'postgresql' ? openPostgresql(place, types) : openEmbedded(place, types)
  const pool = guardPool(parts)
  const query = new Kysely<Tables>({
    dialect: guardedDialect(pool),
    // Keys within documents (jsonb) are data and stay as they are.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  let closing: Promise<void> | null = null
  const close = () => {
    closing ??= query.destroy().then(parts.close)
    return closing
  }
  const { unavailable, onChange } = parts
  const database = { kind: place.kind, query, pool, unavailable, onChange, close }
  return { database, opened: parts.opened }
}

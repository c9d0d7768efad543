import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { HeldConnection, SqlPool } from './guarded-pool'

/** Kysely over the guarded pool. Its own dialect would give broken connections back as good ones. */
export function guardedDialect(pool: SqlPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new GuardedDriver(pool),
    createIntrospector: (query) => new PostgresIntrospector(query),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class GuardedDriver implements Driver {
  readonly #pool: SqlPool
  readonly #held = new WeakMap<DatabaseConnection, HeldConnection>()

  constructor(pool: SqlPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const held = await this.#pool.connect()
    const connection = new GuardedConnection(held)
    this.#held.set(connection, held)
    return connection
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings
    await run(connection, `begin${isolationLevel ? ` isolation level ${isolationLevel}` : ''} ${accessMode ?? ''}`)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await run(connection, 'commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await run(connection, 'rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#held.get(connection)?.release()
  }

  /** The pool is ended by who opened it. */
  async destroy(): Promise<void> {}
}

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement))
}

const CHANGING = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

class GuardedConnection implements DatabaseConnection {
  readonly #held: HeldConnection

  constructor(held: HeldConnection) {
    this.#held = held
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#held.query<Row & object>(compiled.sql, compiled.parameters)
    return { rows, ...(CHANGING.includes(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
  }

  streamQuery(): never {
    throw new Error('Queries are not streamed here')
  }
}

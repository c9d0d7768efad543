import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { DatabaseUnavailable, endsConnection, isPassing, reportedError } from './database-unavailable'

export interface SqlConnection {
  /** Throws `DatabaseUnavailable` for what may succeed later, PostgreSQL's error for everything else. */
  query<Row extends QueryResultRow = QueryResultRow>(
    statement: string | QueryConfig,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>>
}

export interface HeldConnection extends SqlConnection {
  /** Gives it back; one that broke goes out of the pool. */
  release(): void
}

export interface SqlPool extends SqlConnection {
  connect(): Promise<HeldConnection>
}

/** What the pool below gives out, of PostgreSQL or of the embedded database. */
export interface RawConnection {
  query<Row extends QueryResultRow>(statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult<Row>>
  /** With an error: it is thrown away. */
  release(error?: Error): void
}

export interface RawPool {
  /** Rejects when there is no connection to be had. */
  connect(): Promise<RawConnection>
  isBroken(connection: RawConnection): boolean
  /** Told of each failure that says something of the database itself. */
  onTrouble(): void
}

/** A pool below the guard, and what is to be known of it. */
export interface OpenedPool extends RawPool {
  readonly opened: Promise<void>
  unavailable(): unknown
  onChange(tell: (reason: unknown) => void): void
  close(): Promise<void>
}

/** How node-postgres says that an answer did not come in time. */
const LATE = 'Query read timeout'

/** The one place where failures of the database become `DatabaseUnavailable`, and where broken connections are sorted out. */
export function guardPool(pool: RawPool): SqlPool {
  async function connect(): Promise<HeldConnection> {
    const raw = await pool.connect().catch((error: unknown) => {
      pool.onTrouble()
      throw new DatabaseUnavailable(error)
    })
    let broken: Error | null = null
    return {
      async query<Row extends QueryResultRow>(statement: string | QueryConfig, values?: readonly unknown[]) {
        try {
          return await raw.query<Row>(statement, values === undefined ? undefined : [...values])
        } catch (error) {
          const reported = reportedError(error)
          const late = error instanceof Error && error.message === LATE
          const ended = reported === null ? late || pool.isBroken(raw) : endsConnection(reported)
          if (ended) {
            broken = error instanceof Error ? error : new Error(String(error))
            pool.onTrouble()
          }
          throw ended || (reported !== null && isPassing(reported)) ? new DatabaseUnavailable(error) : error
        }
      },
      release() {
        raw.release(broken ?? undefined)
      },
    }
  }
  return {
    connect,
    async query(statement, values) {
      const connection = await connect()
      try {
        return await connection.query(statement, values)
      } finally {
        connection.release()
      }
    },
  }
}

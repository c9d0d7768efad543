import pg from 'pg'
import { type DatabaseWatch, watchDatabase } from './database-watch'
import { answeredInTime } from './deadline'
import type { OpenedPool, RawConnection } from './guarded-pool'
import { serverAddresses } from './hosts'
import { PostgresClient, READ_ONLY, ReadOnlyServer } from './postgres-client'

export interface PostgresqlPlace {
  readonly kind: 'postgresql'
  /** May name several servers, see `serverAddresses`. */
  readonly url: string
  readonly maxConnections?: number
  /** For migrations and imports: a statement may take as long as it takes. */
  readonly untimed?: boolean
}

/** How long a caller waits for a connection, new or given back by another. */
const CONNECT_MS = 3_000
/** No statement of a call takes so long; a lock that another one forgot would hold it for ever. */
const STATEMENT_MS = 15_000
/** For a single connection that leads nowhere while others do: the server would have answered by now. */
const ANSWER_MS = STATEMENT_MS + 5_000

export function openPostgresql(place: PostgresqlPlace, types: pg.CustomTypesConfig): OpenedPool {
  const limits = place.untimed
    ? {}
    : {
        statement_timeout: STATEMENT_MS,
        query_timeout: ANSWER_MS,
        // What a cut-off process had locked is free again after this long.
        idle_in_transaction_session_timeout: STATEMENT_MS,
      }
  const servers = serverAddresses(place.url).map((connectionString) => ({
    connectionString,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...limits,
  }))
  let server: pg.ClientConfig | undefined = servers[0]
  const clients = new Set<PostgresClient>()

  class ClientOfServer extends PostgresClient {
    constructor() {
      super(server ?? {}, CONNECT_MS)
      clients.add(this)
      this.once('end', () => clients.delete(this))
    }
  }

  const pool = new pg.Pool({
    max: place.maxConnections ?? 10,
    Client: ClientOfServer,
    // A name that has moved to another machine may lead to a server that only reads.
    verify: (client, done) => {
      client.query<{ transaction_read_only: string }>(READ_ONLY).then(
        ({ rows }) => done(rows[0]?.transaction_read_only === 'off' ? undefined : new ReadOnlyServer()),
        (error: Error) => done(error),
      )
    },
  })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)

  const listeners: ((reason: unknown) => void)[] = []
  const watch: DatabaseWatch = watchDatabase({
    servers,
    onServer: (index) => {
      server = servers[index]
    },
    onLost: () => {
      for (const client of clients) client.abandon()
    },
    onChange: (reason) => {
      for (const tell of listeners) tell(reason)
    },
  })

  return {
    opened: Promise.resolve(),
    async connect(): Promise<RawConnection> {
      await watch.known()
      const reason = watch.reason()
      // At once: waiting for what is known to be away would only pile up callers.
      if (reason !== null) throw reason
      const connected = pool.connect()
      return answeredInTime(connected, CONNECT_MS, () => {
        // Nobody waits for it any more.
        connected.then(
          (client) => client.release(),
          () => undefined,
        )
        return new Error(`no connection of the pool within ${CONNECT_MS} ms`)
      })
    },
    isBroken: (connection) => connection instanceof PostgresClient && connection.broken,
    onTrouble: () => watch.check(),
    unavailable: () => watch.reason(),
    onChange(tell) {
      listeners.push(tell)
      if (watch.reason() !== null) tell(watch.reason())
    },
    async close() {
      watch.stop()
      await pool.end()
    },
  }
}

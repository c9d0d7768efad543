import type pg from 'pg'
import { answeredInTime } from './deadline'
import { PostgresClient, READ_ONLY, ReadOnlyServer } from './postgres-client'

export interface DatabaseWatch {
  /** Why the database is away; null while it is there. */
  reason(): unknown
  /** Resolves once it is known whether the database is there. */
  known(): Promise<void>
  /** Asks now: somebody had trouble. */
  check(): void
  stop(): void
}

export interface WatchOptions {
  /** One for each server. */
  readonly servers: readonly pg.ClientConfig[]
  /** The server of this place in `servers` takes writes: new connections go there. */
  readonly onServer: (place: number) => void
  /** What is connected leads nowhere, or to a server that takes no writes any more. */
  readonly onLost: () => void
  readonly onChange: (reason: unknown) => void
}

/** Between two questions while all is well: so long a dead network stays unnoticed, and `ANSWER_MS` more. */
const BEAT_MS = 1_000
const ANSWER_MS = 2_000
/** While the database is away. */
const RETRY_MS = 250

/**
 * Asks the database every second, on a connection of its own, whether it is there and takes writes. A network that forwards nothing
 * any more is told by that alone: TCP would wait for many minutes, and every caller would find out for themselves. While the
 * database is away it looks for a server that takes writes, four times a second.
 */
export function watchDatabase({ servers, onServer, onLost, onChange }: WatchOptions): DatabaseWatch {
  let client: PostgresClient | null = null
  let place = 0
  let reason: unknown = null
  let isKnown = false
  let stopped = false
  let wake = () => {}
  let tellKnown = () => {}
  const known = new Promise<void>((resolve) => {
    tellKnown = resolve
  })

  function say(next: unknown): void {
    const changed = !isKnown ? next !== null : (next === null) !== (reason === null)
    reason = next
    isKnown = true
    tellKnown()
    if (changed) onChange(next)
  }

  /** Connects to a server that takes writes, the last one first. */
  async function connect(): Promise<void> {
    let failure: unknown = null
    for (const next of [place, ...servers.keys()].filter((each, index, all) => all.indexOf(each) === index)) {
      const candidate = new PostgresClient(servers[next] ?? {}, ANSWER_MS)
      try {
        await candidate.connect()
        await ask(candidate)
        if (next !== place) onLost()
        place = next
        client = candidate
        return onServer(next)
      } catch (error) {
        candidate.abandon()
        // Why the one that takes writes is away says more than that another only reads.
        if (failure === null || failure instanceof ReadOnlyServer) failure = error
      }
      if (stopped) return
    }
    throw failure ?? new Error('no server')
  }

  async function turn(): Promise<void> {
    if (client !== null) {
      try {
        return await ask(client)
      } catch (error) {
        client.abandon()
        client = null
        // One ended connection may be that one's own; silence and reading only are the server's.
        if (error instanceof NoAnswer || error instanceof ReadOnlyServer) onLost()
      }
    }
    try {
      await connect()
    } catch (error) {
      onLost()
      throw error
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        await turn()
        say(null)
      } catch (error) {
        say(error)
      }
      if (stopped) break
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, reason === null ? BEAT_MS : RETRY_MS)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    client?.abandon()
  }
  void run()

  return {
    reason: () => reason,
    known: () => known,
    check: () => wake(),
    stop() {
      stopped = true
      wake()
    },
  }
}

class NoAnswer extends Error {
  override readonly name = 'NoAnswer'

  constructor() {
    super(`the database did not answer within ${ANSWER_MS} ms`)
  }
}

async function ask(client: PostgresClient): Promise<void> {
  const answer = client.query<{ transaction_read_only: string }>(READ_ONLY)
  const { rows } = await answeredInTime(answer, ANSWER_MS, () => new NoAnswer())
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyServer()
}

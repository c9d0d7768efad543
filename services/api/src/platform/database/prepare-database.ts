import { setTimeout as pause } from 'node:timers/promises'
import { StartFailure } from 'service-host'
import { DatabaseUnavailable, isRefusedLogin, isUnavailable } from './connection/database-unavailable'
import { migrate } from './migrate'
import { type Database, type DatabasePlace, openDatabase, type StartingDatabase } from './open-database'

/** The way from a started process to a database that calls can work with. */
export interface Preparation {
  isDone(): boolean
  /** Done for long enough that a busy process is not busy with its own start any more. */
  isSettled(): boolean
  /** Resolves once it is done. Throws `DatabaseUnavailable` when that takes longer than a restart may. */
  wait(): Promise<void>
  /** Resolves with the names of the migrations that were applied; rejects when waiting does not help. */
  readonly done: Promise<readonly string[]>
}

const RETRY_MS = 250
/** After its start a process that waits for the one before it, or for a migration, lets callers wait for so long; from then on they are told at once. */
const PATIENCE_MS = 30_000
const SETTLED_MS = 10_000

/**
 * Opens the database and brings it up to date, however long it is away. Only what an operator has to mend ends it: a folder that
 * is in use, a refused login, a migration that fails, data that `check` refuses.
 */
export function prepareDatabase(
  { database, opened }: StartingDatabase,
  place: DatabasePlace,
  check: (database: Database) => Promise<void>,
): Preparation {
  let doneAt: number | null = null
  const startedAt = Date.now()
  const done = opened
    .then(() => prepared(database, place, check))
    .then((applied) => {
      doneAt = Date.now()
      return applied
    })
  // Whoever waits is told of a failure, and the process ends by it.
  done.catch(() => undefined)
  return {
    isDone: () => doneAt !== null,
    isSettled: () => doneAt !== null && Date.now() - doneAt > SETTLED_MS,
    async wait() {
      // What is known to be away comes back when it does.
      if (database.unavailable() !== null) throw new DatabaseUnavailable(database.unavailable())
      const left = startedAt + PATIENCE_MS - Date.now()
      const late = left > 0 ? pause(left, null, { ref: false }) : null
      await Promise.race([done, late]).catch(() => undefined)
      if (doneAt === null) throw new DatabaseUnavailable(new Error('the database is being prepared'))
    },
    done,
  }
}

async function prepared(
  database: Database,
  place: DatabasePlace,
  check: (database: Database) => Promise<void>,
): Promise<readonly string[]> {
  // A migration may wait for that of another process, and may take long by itself.
  const untimed =
    place.kind === 'embedded' ? database : await openDatabase({ ...place, untimed: true, maxConnections: 2 })
  try {
    for (;;) {
      try {
        const applied = await migrate(untimed)
        await check(untimed)
        return applied
      } catch (error) {
        if (isRefusedLogin(error)) throw new StartFailure(`DATABASE_URL: ${reasonOf(error)}`)
        if (!isUnavailable(error)) throw error
      }
      await pause(RETRY_MS)
    }
  } finally {
    if (untimed !== database) await untimed.close()
  }
}

/** What the database said, below what was made of it. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { StartFailure } from 'service-host'
import { FolderInUse, lockFolder } from '../folder-lock'
import { type FreeBytes, RESERVED_BYTES, watchDisk } from './disk-space'
import type { OpenedPool, RawConnection } from './guarded-pool'

export interface EmbeddedPlace {
  readonly kind: 'embedded'
  /** Null: in memory, for tests. */
  readonly folder: string | null
  /** How long another process may still have the folder; at once a failure unless said. */
  readonly waitMs?: number
  readonly createPglite?: CreatePglite
  readonly freeBytes?: FreeBytes
}

/** `PGlite.create`, or another way to the same: test runners keep it from loading its own modules. */
export type CreatePglite = (dataDir: string) => Promise<PGlite>

const RETRY_MS = 50

/** Loaded by whom it serves: most services have PostgreSQL. */
async function loadAndCreate(dataDir: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  return PGlite.create(dataDir)
}

/** The embedded database, behind the same driver as PostgreSQL. */
export function openEmbedded(place: EmbeddedPlace, types: pg.CustomTypesConfig): OpenedPool {
  const { folder, waitMs = 0, freeBytes, createPglite = loadAndCreate } = place
  const isDiskFull = folder === null ? async () => false : watchDisk(folder, freeBytes)
  async function start() {
    const unlock = folder === null ? () => undefined : await waitForFolder(folder, waitMs)
    try {
      if (await isDiskFull())
        throw new StartFailure(`${folder} has less than ${RESERVED_BYTES / 1_048_576} MB of space left`)
      const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
      const pglite = await createPglite(folder === null ? 'memory://' : path.join(folder, 'database'))
      const pool = new pg.Pool({ ...createPgConfig(pglite), types })
      pool.on('error', () => undefined)
      return { pglite, pool, unlock }
    } catch (error) {
      unlock()
      throw error
    }
  }
  const opening = start()

  /** Makes the session one that only reads while the disk is nearly full: writes fail with 25006 before anything is written. */
  let readsOnly = false
  async function connect(): Promise<RawConnection> {
    const { pool } = await opening
    const connection = await pool.connect()
    try {
      const full = await isDiskFull()
      if (full !== readsOnly) await connection.query(`set default_transaction_read_only = ${full ? 'on' : 'off'}`)
      readsOnly = full
      return connection
    } catch (error) {
      connection.release()
      throw error
    }
  }
  return {
    opened: opening.then(() => undefined),
    connect,
    isBroken: () => false,
    onTrouble: () => undefined,
    unavailable: () => null,
    onChange: () => undefined,
    async close() {
      const open = await opening.catch(() => null)
      if (open === null) return
      await open.pool.end()
      await open.pglite.close()
      open.unlock()
    },
  }
}

/** The process before this one may still be leaving. */
async function waitForFolder(folder: string, waitMs: number): Promise<() => void> {
  const giveUpAt = Date.now() + waitMs
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() >= giveUpAt) throw error
    }
    await pause(RETRY_MS)
  }
}

import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { FolderInUse, lockFolder } from '../folder-lock'
import type { OpenedPool } from './guarded-pool'

export interface EmbeddedPlace {
  readonly kind: 'embedded'
  /** Null: in memory, for tests. */
  readonly folder: string | null
  /** How long another process may still have the folder; at once a failure unless said. */
  readonly waitMs?: number
  readonly createPglite?: CreatePglite
}

/** `PGlite.create`, or another way to the same: test runners keep it from loading its own modules. */
export type CreatePglite = (dataDir: string) => Promise<PGlite>

const RETRY_MS = 50

/** The embedded database, behind the same driver as PostgreSQL. */
export function openEmbedded(place: EmbeddedPlace, types: pg.CustomTypesConfig): OpenedPool {
  const { folder, waitMs = 0, createPglite = (dataDir) => PGlite.create(dataDir) } = place
  async function start() {
    const unlock = folder === null ? () => undefined : await waitForFolder(folder, waitMs)
    try {
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
  return {
    opened: opening.then(() => undefined),
    connect: async () => (await opening).pool.connect(),
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

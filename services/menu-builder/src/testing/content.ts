import { join } from 'node:path'
import { createPool, type Pool } from '../core/pool'
import { loadSnapshot, type Snapshot } from '../core/snapshot'

export const CONTENT_DIR = join(import.meta.dirname, '../../../../content/nutrition')
export const OBJECT_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

let snapshot: Snapshot | undefined
const pools = new Map<number, Pool>()

/** The project's own content, read once a test file. */
export function realSnapshot(): Snapshot {
  snapshot ??= loadSnapshot(CONTENT_DIR)
  return snapshot
}

export function realPool(objectTypeId: number): Pool {
  const pool = pools.get(objectTypeId) ?? createPool(realSnapshot(), objectTypeId)
  pools.set(objectTypeId, pool)
  return pool
}

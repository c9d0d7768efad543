import path from 'node:path'
import { freezeDeeply, realMenuSnapshot } from 'content/testing/prepared'
import { createPool, type Pool } from '../core/pool'
import { createSnapshot, type Snapshot } from '../core/snapshot'
import { type SnapshotSource, sharedBytes } from '../service/snapshot-source'

export const CONTENT_DIR = path.join(import.meta.dirname, '../../../../content/nutrition')
export const OBJECT_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

let snapshot: Snapshot | undefined
const pools = new Map<number, Pool>()

/** The project's own content, ready to build with; frozen, as tests share it. */
export function realSnapshot(): Snapshot {
  snapshot ??= freezeDeeply(createSnapshot(realMenuSnapshot()))
  return snapshot
}

export function realPool(objectTypeId: number): Pool {
  const pool = pools.get(objectTypeId) ?? createPool(realSnapshot(), objectTypeId)
  pools.set(objectTypeId, pool)
  return pool
}

/** A source that always has the project's own content. */
export function realSource(): SnapshotSource {
  const snapshot = { tag: '"0"', bytes: sharedBytes(JSON.stringify(realMenuSnapshot())) }
  return { current: () => snapshot, first: async () => snapshot, stop: () => undefined }
}

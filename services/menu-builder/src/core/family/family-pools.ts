import { createPool, type Pool } from '../pool'
import type { Snapshot, SnapshotDish } from '../snapshot'

/** What each object type may eat at a family's table: its own dishes, and those that it shares once they are handled for it. Kept, as pools take some 50 ms. */
export class FamilyPools {
  readonly snapshot: Snapshot
  readonly #pools = new Map<number, Pool>()

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot
  }

  of(objectTypeId: number): Pool {
    const { family } = this.snapshot
    const adapted = family.adapted.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
    const roles = new Set(family.shared.map(({ role }) => role))
    const suits = ({ objectTypeIds, role, family: dishFamily }: SnapshotDish) =>
      objectTypeIds.includes(objectTypeId) ||
      (adapted !== undefined &&
        roles.has(role) &&
        adapted.families.includes(dishFamily) &&
        objectTypeIds.includes(adapted.from))
    const pool = this.#pools.get(objectTypeId) ?? createPool(this.snapshot, objectTypeId, suits)
    this.#pools.set(objectTypeId, pool)
    return pool
  }
}

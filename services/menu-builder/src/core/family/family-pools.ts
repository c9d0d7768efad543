import { createPool, isForbidden, type Pool } from '../pool'
import type { Snapshot, SnapshotDish } from '../snapshot'

type Adapted = Snapshot['family']['adapted'][number]

/** What each object type may eat at a family's table: its own dishes, and those that it shares once they are handled for it. Kept, as pools take some 50 ms. */
export class FamilyPools {
  readonly snapshot: Snapshot
  readonly #pools = new Map<number, Pool>()

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot
  }

  of(objectTypeId: number): Pool {
    const pool = this.#pools.get(objectTypeId) ?? createPool(this.#table(objectTypeId), objectTypeId)
    this.#pools.set(objectTypeId, pool)
    return pool
  }

  /** The bank as it is served to an object type; the rule book then judges what really is in the portion. */
  #table(objectTypeId: number): Snapshot {
    const { snapshot } = this
    const adapted = snapshot.family.adapted.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
    if (adapted === undefined) return snapshot
    const isShared = ({ objectTypeIds, family }: SnapshotDish) =>
      !objectTypeIds.includes(objectTypeId) && adapted.families.includes(family) && objectTypeIds.includes(adapted.from)
    const { exclusions } = snapshot.safety
    return {
      ...snapshot,
      safety: { ...snapshot.safety, exclusions: exclusions.filter(({ id }) => !adapted.handledRules.includes(id)) },
      dishes: snapshot.dishes.flatMap((dish) => {
        if (isShared(dish)) return [adaptedDish(dish, objectTypeId, adapted)]
        // Textures of the eater's own dishes are kept by choosing them.
        return isForbidden(dish, objectTypeId, snapshot) ? [] : [dish]
      }),
    }
  }
}

function adaptedDish(dish: SnapshotDish, objectTypeId: number, { leftOut }: Adapted): SnapshotDish {
  return {
    ...dish,
    objectTypeIds: [...dish.objectTypeIds, objectTypeId],
    ingredients: dish.ingredients.filter(({ material }) => !leftOut.includes(material.key)),
  }
}

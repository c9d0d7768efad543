import type { Pool, PoolDish } from '../pool'
import type { Eater } from '../week/unit'
import type { FamilyPools } from './family-pools'

/** Who eats, as the call says. */
export interface RequestedEater {
  readonly key: string
  /** 1–11. */
  readonly objectTypeId: number
  readonly excludeMaterialIds?: readonly number[]
}

/** Somebody at the table, with what they may eat. */
export interface FamilyEater extends Eater {
  readonly key: string
  readonly objectTypeId: number
  readonly pool: Pool
  readonly excludedMaterialIds: ReadonlySet<number>
  /** Cooked for apart from the pot at every meal. */
  readonly ownPot: boolean
}

export function familyEaters(requested: readonly RequestedEater[], pools: FamilyPools): readonly FamilyEater[] {
  const { ownPotObjectTypeIds } = pools.snapshot.family
  return requested.map(({ key, objectTypeId, excludeMaterialIds }) => ({
    key,
    objectTypeId,
    pool: pools.of(objectTypeId),
    excludedMaterialIds: new Set(excludeMaterialIds),
    ownPot: ownPotObjectTypeIds.includes(objectTypeId),
  }))
}

/** A dish as an eater gets it; null when it isn't for them: too young, forbidden by the rule book, or with something that they avoid. */
export function servedTo({ pool, excludedMaterialIds }: FamilyEater, dishId: number): PoolDish | null {
  const entry = pool.byDishId.get(dishId)
  if (entry === undefined || !entry.judgeable) return null
  for (const materialId of entry.materialIds) if (excludedMaterialIds.has(materialId)) return null
  return entry
}

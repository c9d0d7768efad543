import type { Kitchen, KitchenIngredient, KitchenMaterial } from './facts'

export interface MaterialChange {
  readonly materialId: number
  readonly newMaterialId: number
  /** Raw edible grams of the new material; absent: as much as gives the same energy. */
  readonly grams?: number
}

/** Why a material may not stand for another. */
export type MaterialRefusal = 'material_is_not_in_dish' | 'material_of_other_group' | 'material_not_suitable'

/** More of one material in one portion is a slip, not a recipe. */
export const MAX_MATERIAL_GRAMS = 2000

/** Whether a material may stand for others in what an object type eats: the bank cooks with it for them, and no rule keeps it out of any dish. */
const isSuitable = ({ objectTypeIds, restrictedFor }: KitchenMaterial, objectTypeId: number): boolean =>
  objectTypeIds.includes(objectTypeId) && restrictedFor?.includes(objectTypeId) !== true

/** Materials that may replace one for an object type: of its group, and suitable at that age in any dish. */
export function replacementsOf(material: KitchenMaterial, objectTypeId: number, kitchen: Kitchen): KitchenMaterial[] {
  return [...kitchen.materials.values()].filter(
    (other) =>
      other.materialId !== material.materialId && other.group === material.group && isSuitable(other, objectTypeId),
  )
}

/** Grams of `next` that give the energy of so many grams of `before`; the same grams where either energy isn't known or is zero. */
export function gramsAtEqualEnergy(before: KitchenMaterial, grams: number, next: KitchenMaterial): number {
  const given = before.nutrients.energyKcal
  const each = next.nutrients.energyKcal
  if (given === null || each === null || given === 0 || each === 0) return grams
  return Math.min(MAX_MATERIAL_GRAMS, Math.round((grams * given * 10) / each) / 10)
}

/**
 * Served ingredients after a change, everything else as it was; or why it is refused. A material that the dish has already
 * takes the new grams on top of its own.
 */
export function changeMaterial(
  served: readonly KitchenIngredient[],
  change: MaterialChange,
  objectTypeId: number,
  kitchen: Kitchen,
): readonly KitchenIngredient[] | MaterialRefusal {
  const before = served.find(({ material }) => material.materialId === change.materialId)
  if (before === undefined) return 'material_is_not_in_dish'
  const next = kitchen.materials.get(change.newMaterialId)
  if (next === undefined || next.group !== before.material.group) return 'material_of_other_group'
  const same = next.materialId === before.material.materialId
  if (!same && !isSuitable(next, objectTypeId)) return 'material_not_suitable'
  const grams = change.grams ?? gramsAtEqualEnergy(before.material, before.grams, next)
  const own = same ? 0 : (served.find(({ material }) => material.materialId === next.materialId)?.grams ?? 0)
  return served.flatMap((ingredient) => {
    if (ingredient === before) return [{ material: next, grams: grams + own }]
    return ingredient.material.materialId === next.materialId ? [] : [ingredient]
  })
}

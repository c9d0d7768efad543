import type { Kitchen, KitchenMaterial } from 'shared-contracts/nutrition'
import type { Draft } from './draft'

/** Materials that no dish may have: those named, and all that have or may have an avoided allergen. */
export function excludedMaterials(
  { excludedMaterialIds, avoidedAllergens }: Pick<Draft, 'excludedMaterialIds' | 'avoidedAllergens'>,
  kitchen: Kitchen,
): ReadonlySet<number> {
  const allergic = [...kitchen.materials.values()]
    .filter(({ allergens, mayContain }) =>
      avoidedAllergens.some((allergen) => allergens.includes(allergen) || mayContain.includes(allergen)),
    )
    .map(({ materialId }) => materialId)
  return new Set([...excludedMaterialIds, ...allergic])
}

/** Names of excluded materials among these ids. */
export function excludedAmong(
  materialIds: readonly number[],
  excluded: ReadonlySet<number>,
  kitchen: Kitchen,
): readonly string[] {
  return materialIds.filter((id) => excluded.has(id)).map((id) => kitchen.materials.get(id)?.title.toLowerCase() ?? '')
}

const BREAST_MILK = 'sua_me'

/** Breast milk, where menus for an object type hold it; undefined: its children are weaned, or it isn't a child's. */
export function breastMilkOf(materials: Iterable<KitchenMaterial>, objectTypeId: number): KitchenMaterial | undefined {
  return [...materials].find(({ key, objectTypeIds }) => key === BREAST_MILK && objectTypeIds.includes(objectTypeId))
}

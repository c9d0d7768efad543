import type { Kitchen } from 'shared-contracts/nutrition'
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

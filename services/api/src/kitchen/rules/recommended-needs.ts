import type { CallAnswer } from 'shared-contracts/calls'
import { standardIds } from 'shared-contracts/menus'
import { type Recommendation, recommendedByEnergy } from 'shared-contracts/nutrition'

export type RecommendedNeed = CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>[number]

const FROM_ENERGY = [
  { id: standardIds.lipid, shareId: standardIds.lipidPercent, nutrient: 'lipid' },
  { id: standardIds.glucid, shareId: standardIds.glucidPercent, nutrient: 'glucid' },
] as const

/**
 * Needs with the recommendations that follow the energy need (kcal a day) of an activity: energy itself, and the grams of fat and carbohydrate where
 * no source recommends grams. Ranges stay as they are: menus are built for light activity.
 */
export function withEnergy(
  needs: readonly RecommendedNeed[],
  energy: { readonly from: number; readonly to: number } | undefined,
): RecommendedNeed[] {
  if (energy === undefined) return [...needs]
  const byEnergy = new Map<number, Recommendation>([[standardIds.energy, energy]])
  for (const { id, shareId, nutrient } of FROM_ENERGY) {
    const share = needs.find(({ standardId }) => standardId === shareId)
    if (share && share.min !== null && share.max !== null)
      byEnergy.set(id, recommendedByEnergy(energy, { min: share.min, max: share.max }, nutrient))
  }
  return needs.map((need) => {
    const recommended = byEnergy.get(need.standardId)
    const stated = need.standardId === standardIds.energy ? undefined : need.recommended
    return recommended === undefined ? need : { ...need, recommended: stated ?? recommended }
  })
}

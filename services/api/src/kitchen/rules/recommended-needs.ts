import type { CallAnswer } from 'shared-contracts/calls'
import { standardIds } from 'shared-contracts/menus'
import { type Activity, type Recommendation, recommendedByEnergy } from 'shared-contracts/nutrition'

export type RecommendedNeed = CallAnswer<'RecommendedDiet/GetRecommendedDietByObjectTypeId'>[number]

/** The needs of all object types. */
export interface AllNeeds {
  readonly needs: readonly { readonly objectTypeId: number; readonly need: RecommendedNeed }[]
  readonly energies: readonly {
    readonly objectTypeId: number
    readonly activity: Activity | 'all'
    readonly from: number
    readonly to: number
  }[]
}

/** What is recommended to an object type at an activity, with the ranges of menus where menus are built for that activity. */
export type RecommendedNeeds = (objectTypeId: number, activity: Activity) => readonly RecommendedNeed[]

export function recommendedNeedsOf({ needs, energies }: AllNeeds): RecommendedNeeds {
  return (objectTypeId, activity) => {
    const energy = energies.find(
      (each) => each.objectTypeId === objectTypeId && [activity, 'all'].includes(each.activity),
    )
    const own = withEnergy(
      needs.flatMap((each) => (each.objectTypeId === objectTypeId ? [each.need] : [])),
      energy,
    )
    return energy === undefined || MENU_ACTIVITIES.includes(energy.activity)
      ? own
      : own.map((need) => (FOLLOWS_ENERGY.includes(need.standardId) ? { ...need, min: null, max: null } : need))
  }
}

/** What menus are built for. */
const MENU_ACTIVITIES: readonly string[] = ['light', 'all']

const FROM_ENERGY = [
  { id: standardIds.lipid, shareId: standardIds.lipidPercent, nutrient: 'lipid' },
  { id: standardIds.glucid, shareId: standardIds.glucidPercent, nutrient: 'glucid' },
] as const
const FOLLOWS_ENERGY: readonly number[] = [standardIds.energy, ...FROM_ENERGY.map(({ id }) => id)]

/**
 * Needs with the recommendations that follow the energy need (kcal a day) of an activity: energy itself, and the grams of fat and carbohydrate where
 * no source recommends grams. Ranges stay as they are: menus are built for light activity.
 */
export function withEnergy(
  needs: readonly RecommendedNeed[],
  energy: { readonly from: number; readonly to: number } | undefined,
): RecommendedNeed[] {
  if (energy === undefined) return [...needs]
  const byEnergy = new Map<number, Pick<RecommendedNeed, 'source'> & { recommended: Recommendation }>([
    [standardIds.energy, { recommended: { from: energy.from, to: energy.to } }],
  ])
  for (const { id, shareId, nutrient } of FROM_ENERGY) {
    const share = needs.find(({ standardId }) => standardId === shareId)
    if (share && share.min !== null && share.max !== null)
      byEnergy.set(id, {
        recommended: recommendedByEnergy(energy, { min: share.min, max: share.max }, nutrient),
        // Whoever recommends the share.
        ...(share.source === undefined ? {} : { source: share.source }),
      })
  }
  return needs.map((need) => {
    const follows = byEnergy.get(need.standardId)
    const isStated = need.standardId !== standardIds.energy && need.recommended !== undefined
    return follows === undefined || isStated ? need : { ...need, ...follows }
  })
}
